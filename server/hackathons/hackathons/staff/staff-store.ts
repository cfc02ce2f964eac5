import { sql } from 'kysely';
import type { StaffRole } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { isActiveSql } from '#server/platform/database/sql/suspended.ts';
import { requireDealing } from '#server/hackathons/hackathons/store.ts';
import { valuesOf } from '#server/platform/database/sql/outcomes.ts';

type Ref = { hackathonId: number; userId: number };

export async function upsertStaff(
  db: Db,
  { hackathonId, userId, role, now }: Ref & { role: StaffRole; now: Date },
) {
  await db
    .insertInto('hackathon_staff')
    .values({
      hackathon_id: hackathonId,
      user_id: userId,
      role,
      added_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['hackathon_id', 'user_id']).doUpdateSet({ role }))
    .execute();
  await requireDealing(db, hackathonId);
}

export async function deleteStaff(db: Db, { hackathonId, userId }: Ref) {
  await db
    .deleteFrom('hackathon_staff')
    .where('hackathon_id', '=', hackathonId)
    .where('user_id', '=', userId)
    .execute();
  await requireDealing(db, hackathonId);
}

/** Who runs a hackathon: organizers first, then helpers, then judges, each in the order of joining. */
export const listStaff = (db: Db, hackathonId: number) => selectStaff(db, hackathonId).execute();

/** Those of them who aren't suspended. */
export const listActiveStaff = (db: Db, { hackathonId, now }: { hackathonId: number; now: Date }) =>
  selectStaff(db, hackathonId).where(isActiveSql(now)).execute();

const selectStaff = (db: Db, hackathonId: number) =>
  db
    .selectFrom('hackathon_staff as staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.id', fullName('users').as('name'), 'users.avatar', 'staff.role'])
    .where('staff.hackathon_id', '=', hackathonId)
    .orderBy(sql`array_position(array['organizer', 'helper', 'judge'], staff.role)`)
    .orderBy('staff.added_at')
    .orderBy('users.id');

/** The hackathons that someone runs or is in, in the order in which they're locked. */
export const listHackathonsOf = (db: Db, userId: number) =>
  valuesOf(
    db
      .selectFrom('hackathon_staff')
      .select('hackathon_id')
      .where('user_id', '=', userId)
      .union(db.selectFrom('hackathon_people').select('hackathon_id').where('user_id', '=', userId))
      .orderBy('hackathon_id'),
  );
