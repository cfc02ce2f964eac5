import {
  markHackathonInvitationRead,
  markInvitationRead,
} from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forbidden, limitReached, notFound } from '#server/platform/problem.ts';
import {
  deleteFollows,
  endHackathonTies,
  findBlocks,
  insertBlock,
  listBlocked,
  withdrawInvitations,
} from './store.ts';

/** The list in the settings is loaded without paging, so its length is limited. */
const maxBlocked = 500;

type Blocking = { personId: number; userId: number; now: Date };

/** Ends what two people have open with each other's teams, in the transaction that keeps them apart. */
export type EndBetween = (
  db: Db,
  pair: { personId: number; otherId: number; now: Date },
) => Promise<void>;

/**
 * Blocks a person. Idempotent. What is open between the two ends without a word to anyone. The joining
 * locks keep either of them from asking or inviting the other meanwhile.
 */
export async function block(
  db: Db,
  { personId, userId, now, endBetween }: Blocking & { endBetween: EndBetween },
) {
  if (personId === userId) throw forbidden('You can’t block yourself.');
  await db.transaction().execute(async (db) => {
    for (const id of [personId, userId].toSorted((one, other) => one - other))
      await lockJoining(db, id);
    const block = { blockerId: personId, blockedId: userId };
    if (!(await insertBlock(db, block))) {
      const { isBlocked } = await findBlocks(db, { personId, otherId: userId });
      if (!isBlocked) throw notFound('This person doesn’t exist.');
      return;
    }
    if ((await listBlocked(db, personId)).length > maxBlocked)
      throw limitReached(`You can block up to ${maxBlocked} people. Unblock someone first.`);
    const pair = { personId, otherId: userId };
    await deleteFollows(db, pair);
    await endBetween(db, { ...pair, now });
    for (const id of await withdrawInvitations(db, { ...pair, now }))
      await markInvitationRead(db, id, now);
    for (const ended of await endHackathonTies(db, pair))
      await markHackathonInvitationRead(db, { ...ended, now });
  });
}

/** Whether one of two people has blocked the other. */
export const areApart = async (
  db: Db,
  { personId, otherId }: { personId: number; otherId: number },
): Promise<boolean> => (await findBlocks(db, { personId, otherId })).isApart;
