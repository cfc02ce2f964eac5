import { findNotificationAddress } from '#server/features/contact-address/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { textsOf } from './kinds.ts';
import { factsOf } from './present.ts';
import { findRecipient, listNotificationsById } from './store.ts';

export const notificationEmails = ({ db, publicUrl }: Context): Composers => ({
  notification: async ({ notificationId, userId }: { notificationId: number; userId: number }) => {
    const [row] = await listNotificationsById(db, [notificationId]);
    const recipient = await findRecipient(db, userId);
    const to = recipient && (await findNotificationAddress(db, userId));
    if (!row || !recipient || !to) return undefined;
    const { text, details, path, reason, onlyUnread } = textsOf(row.kind);
    if (onlyUnread && row.read_at !== null) return undefined;
    const facts = factsOf(row);
    return {
      to,
      subject: text(facts),
      text: [
        `Hello ${recipient.first_name},`,
        `${text(facts)}.`,
        ...(details?.(facts) ?? []),
        `${publicUrl}${path(facts)}`,
        `You get this email because ${reason}.`,
      ].join('\n\n'),
    };
  },
});
