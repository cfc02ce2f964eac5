import { maxInvitedAddresses } from '#contract/hackathons/hackathon-rules.ts';
import { countStrangerEmails } from '#server/notifications/notifications/strangers.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { NewcomerLimits } from '#server/platform/config.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { enqueueMails } from '#server/platform/mail/outbox.ts';
import { dailyLimitReached } from '#server/platform/problem.ts';
import { checkStaff, getHackathon, refuseOver } from '#server/hackathons/hackathons/find.ts';
import { insertInvited, listUninvitable } from './invitation-store.ts';

type Inviting = {
  slug: string;
  personId: number;
  addresses: string[];
  newcomers: NewcomerLimits;
  now: Date;
};

/**
 * Emails the link to addresses that don't have the current one. The lock keeps the limit of a day. Someone
 * who has blocked the person, is blocked or was removed isn't emailed, and nobody is told.
 */
export const inviteAddresses = async (
  db: Db,
  { slug, personId, addresses, newcomers, now }: Inviting,
): Promise<{ sent: number; skipped: string[] }> =>
  db.transaction().execute(async (db) => {
    const hackathon = await getHackathon(db, { slug, personId });
    checkStaff(hackathon);
    refuseOver(hackathon, now);
    await lockPerson(db, personId);
    const unique = [...new Set(addresses)];
    const { id: hackathonId } = hackathon;
    const sent = await insertInvited(db, { hackathonId, addresses: unique, personId, now });
    await refuseTooMany(db, { personId, count: sent.length, newcomers, now });
    const uninvitable = await listUninvitable(db, { hackathonId, personId, addresses: sent });
    await enqueueMails(
      db,
      sent
        .filter((email) => !uninvitable.includes(email))
        .map((email) => ({
          kind: 'hackathon-invitation',
          payload: { hackathonId, email },
          requestedFor: email,
        })),
    );
    const isNew = new Set(sent);
    return { sent: sent.length, skipped: unique.filter((email) => !isNew.has(email)) };
  });

type Sending = Pick<Inviting, 'personId' | 'newcomers' | 'now'> & { count: number };

/** The addresses count with all other emails to strangers. Nothing is stored if that's too many. */
async function refuseTooMany(db: Db, { personId, count, newcomers, now }: Sending) {
  if (count === 0) return;
  const limits = { firstDay: newcomers.addresses, day: maxInvitedAddresses };
  const emails = { userId: personId, count, now };
  const { over, most, isFirstDay: isNew } = await countStrangerEmails(db, emails, limits);
  if (over === 0) return;
  throw dailyLimitReached(
    `You can invite up to ${most} ${most === 1 ? 'email address' : 'email addresses'} ${isNew ? 'on your first day' : 'a day'}. Share the link or the code instead.`,
  );
}
