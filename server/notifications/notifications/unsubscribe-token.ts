import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type NotificationKind,
  notificationKinds,
} from '#contract/notifications/notification-kinds.ts';

/** Whose emails of which kind a link stops. A digest is the daily or weekly email. */
export type Subscription = { userId: number; kind: NotificationKind | 'digest' };

/**
 * The token of a link that stops emails, for someone who may not be signed in. It's signed instead of
 * stored, so the link in an old email still works.
 */
export function signSubscription({ userId, kind }: Subscription, secret: string): string {
  const subscription = `${userId}-${kind}`;
  return `${subscription}-${sign(subscription, secret)}`;
}

/** Undefined if the token isn't one of ours. */
export function readSubscription(token: string, secret: string): Subscription | undefined {
  const [, userId = '', kind = '', signature = ''] =
    /^(\d{1,15})-(\w+)-([\w-]{43})$/.exec(token) ?? [];
  if (!isKind(kind)) return undefined;
  const expected = Buffer.from(sign(`${userId}-${kind}`, secret));
  if (!timingSafeEqual(Buffer.from(signature), expected)) return undefined;
  return { userId: Number(userId), kind };
}

const isKind = (kind: string): kind is Subscription['kind'] =>
  kind === 'digest' || Object.hasOwn(notificationKinds, kind);

const sign = (subscription: string, secret: string) =>
  createHmac('sha256', secret).update(`unsubscribe\n${subscription}`).digest('base64url');
