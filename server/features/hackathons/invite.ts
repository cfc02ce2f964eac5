import { maxInvitedAddresses } from '#contract/hackathon-rules.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { enqueueMails } from '#server/platform/mail/outbox.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { checkStaff, getHackathon, refuseOver } from './find.ts';
import { countInvited, insertInvited } from './invitation-store.ts';

type Inviting = { slug: string; personId: number; addresses: string[]; now: Date };

const day = 24 * 60 * 60 * 1000;

/** Emails the link to addresses that haven't had it. The lock keeps the limit of a day. */
export async function inviteAddresses(
  db: Db,
  { slug, personId, addresses, now }: Inviting,
): Promise<{ sent: number; skipped: string[] }> {
  return db.transaction().execute(async (db) => {
    const hackathon = await getHackathon(db, { slug, personId });
    checkStaff(hackathon);
    refuseOver(hackathon, now);
    await lockPerson(db, personId);
    const unique = [...new Set(addresses)];
    const { id: hackathonId } = hackathon;
    const sent = await insertInvited(db, { hackathonId, addresses: unique, personId, now });
    await refuseTooMany(db, { personId, now });
    await enqueueMails(
      db,
      sent.map((email) => ({
        kind: 'hackathon-invitation',
        payload: { hackathonId, email },
        requestedFor: email,
      })),
    );
    const isNew = new Set(sent);
    return { sent: sent.length, skipped: unique.filter((email) => !isNew.has(email)) };
  });
}

/** With the new ones, which aren't stored if they're too many. */
async function refuseTooMany(db: Db, { personId, now }: { personId: number; now: Date }) {
  const since = new Date(now.getTime() - day);
  if ((await countInvited(db, { personId, since })) <= maxInvitedAddresses) return;
  const message = `You can invite up to ${maxInvitedAddresses} addresses a day. Share the link or the code instead.`;
  throw new ProblemError('too_many_requests', { message }, { 'retry-after': '86400' });
}
