import { notificationKinds } from '#contract/notifications/notification-kinds.ts';
import { listStrangers } from './strangers.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { textsOf } from './texts.ts';
import { factsOf } from './present.ts';
import { findRecipient } from './settings-store.ts';
import { listDigest, listNotificationsById, type NotificationRow } from './store.ts';
import { signSubscription, type Subscription } from './unsubscribe-token.ts';

const maxListed = 50;

/** The emails about notifications. What was read in the meantime isn't sent. */
export function notificationEmails({ db, publicUrl, secret, clock }: Context): Composers {
  const settings = {
    label: 'Choose which emails you get',
    url: `${publicUrl}/settings?section=notifications`,
  };

  /** How to stop emails: below the email, and for email programs (RFC 8058). */
  function offerToStop(subscription: Subscription) {
    const token = signSubscription(subscription, secret);
    return {
      // After the "#", the token isn't sent to servers, logs or other sites.
      links: [{ label: 'Stop these emails', url: `${publicUrl}/unsubscribe#${token}` }, settings],
      headers: {
        'List-Unsubscribe': `<${publicUrl}/api/unsubscribe/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }

  const linkTo = (row: NotificationRow) => `${publicUrl}${textsOf(row.kind).path(factsOf(row))}`;

  return {
    notification: async ({
      notificationId,
      userId,
    }: {
      notificationId: number;
      userId: number;
    }) => {
      const [row] = await listNotificationsById(db, [notificationId]);
      const recipient = row && (await findRecipient(db, userId));
      if (!row || !recipient) return undefined;
      const { text, details, action, reason, onlyUnread } = textsOf(row.kind);
      if (onlyUnread && row.read_at !== null) return undefined;
      const facts = factsOf(row);
      const canStop = notificationKinds[row.kind].choices.length > 0;
      const { links, headers } = canStop
        ? offerToStop({ userId, kind: row.kind })
        : { links: [], headers: {} };
      return {
        to: recipient.address,
        subject: await writeSubject(db, row, clock()),
        headers,
        paragraphs: [
          `Hello ${recipient.first_name},`,
          `${text(facts)}.`,
          ...(details?.(facts) ?? []),
          { label: action, url: linkTo(row) },
        ],
        footer: { reason: `You get this email because ${reason}.`, links },
      };
    },

    digest: async ({ userId, mailedAt }: { userId: number; mailedAt: string }) => {
      const rows = await listDigest(db, { userId, mailedAt });
      const [newest, ...others] = rows;
      const recipient = newest && (await findRecipient(db, userId));
      if (!newest || !recipient) return undefined;
      const subject = await writeSubject(db, newest, clock());
      const { links, headers } = offerToStop({ userId, kind: 'digest' });
      const byProject = Map.groupBy(rows.slice(0, maxListed), headingOf);
      return {
        to: recipient.address,
        subject: others.length === 0 ? subject : `${subject} and ${others.length} more`,
        headers,
        paragraphs: [
          `Hello ${recipient.first_name},`,
          'Here’s what’s new:',
          ...[...byProject].map(([heading, its]) => ({
            heading,
            items: its.map((row) => ({
              label: textsOf(row.kind).text(factsOf(row)),
              url: linkTo(row),
            })),
          })),
          { label: 'Open your notifications', url: `${publicUrl}/notifications` },
        ],
        footer: {
          reason: 'You get this email because you’ve turned on daily or weekly emails.',
          links,
        },
      };
    },
  };
}

const headingOf = ({ project_name: project, subject }: NotificationRow) =>
  project ?? (subject.startsWith('thread:') ? 'Forum' : 'You');

/** Names are what strangers could advertise with, so the subject has none that they chose. */
async function writeSubject(db: Db, row: NotificationRow, now: Date): Promise<string> {
  const { kind, actor_id: actorId, user_id: userId } = row;
  const isFromStranger =
    actorId === null
      ? reachesStrangers.test(kind)
      : (await listStrangers(db, { actorId, ids: [userId], now })).has(userId);
  if (!isFromStranger) return textsOf(kind).text(factsOf(row));
  return notificationKinds[kind].label;
}

/** The kinds that reach strangers, if nobody did it or their account was deleted since. */
const reachesStrangers =
  /^(hackathon_(canceled|invitation|judging|staff)$|invitation_(received|reminder)|join_request_(received|reminder|unanswered)|followed)/;
