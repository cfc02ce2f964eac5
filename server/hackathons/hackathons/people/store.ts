import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ParticipantState, Discipline, Goal, WeekTime } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { countOf, valuesOf } from '#server/platform/database/sql/outcomes.ts';
import { idsOf, rowsOf } from '#server/platform/database/sql/rows.ts';
import { isActiveSql } from '#server/platform/database/sql/suspended.ts';

type Ref = { hackathonId: number; userId: number };

type Answers = {
  disciplines: Discipline[];
  level: 'beginner' | 'some' | 'strong';
  hours: number | null;
  week: WeekTime[];
  timeZone: string;
  goal: Goal | null;
  languages: string[];
  wantsTeam: boolean;
  isShown: boolean;
  note: string;
};

type SignUp = Ref & { state: ParticipantState; answers: Answers; now: Date };

/** Stores what someone answered. They keep their place in the line if they're in it. */
export async function upsertPerson(db: Db, { hackathonId, userId, state, answers, now }: SignUp) {
  const columns = {
    state,
    disciplines: answers.disciplines,
    level: answers.level,
    hours: answers.hours,
    week: answers.week,
    time_zone: answers.timeZone,
    goal: answers.goal,
    languages: answers.languages,
    wants_team: answers.wantsTeam,
    is_shown: answers.isShown,
    note: answers.note,
  };
  await db
    .insertInto('hackathon_people')
    .values({
      hackathon_id: hackathonId,
      user_id: userId,
      signed_up_at: now.toISOString(),
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(['hackathon_id', 'user_id']).doUpdateSet({
        ...columns,
        signed_up_at: sql`case when hackathon_people.state in ('invited', 'left', 'removed')
                               then excluded.signed_up_at else hackathon_people.signed_up_at end`,
      }),
    )
    .execute();
}

/** Invites someone by name, whether or not they were there before. */
export const upsertInvited = (db: Db, { hackathonId, userId, now }: Ref & { now: Date }) =>
  db
    .insertInto('hackathon_people')
    .values({
      hackathon_id: hackathonId,
      user_id: userId,
      state: 'invited',
      signed_up_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['hackathon_id', 'user_id'])
        .doUpdateSet({ state: 'invited', signed_up_at: now.toISOString() }),
    )
    .execute();

export const storeState = (
  db: Db,
  { hackathonId, userId, state }: Ref & { state: ParticipantState },
) =>
  db
    .updateTable('hackathon_people')
    .set({ state })
    .where('hackathon_id', '=', hackathonId)
    .where('user_id', '=', userId)
    .execute();

export const deletePerson = (db: Db, { hackathonId, userId }: Ref) =>
  db
    .deleteFrom('hackathon_people')
    .where('hackathon_id', '=', hackathonId)
    .where('user_id', '=', userId)
    .execute();

/** Replaces whom someone would like to be with. */
export async function replaceWishes(
  db: Db,
  { hackathonId, userId, wishedIds }: Ref & { wishedIds: readonly number[] },
) {
  await db
    .deleteFrom('hackathon_wishes')
    .where('hackathon_id', '=', hackathonId)
    .where('user_id', '=', userId)
    .execute();
  if (wishedIds.length === 0) return;
  await db
    .insertInto('hackathon_wishes')
    .values(
      wishedIds.map((wishedId) => ({
        hackathon_id: hackathonId,
        user_id: userId,
        wished_id: wishedId,
      })),
    )
    .execute();
}

/** Deletes the wishes of someone who isn't there anymore, and the wishes to be with them. */
export const deleteWishesAround = (db: Db, { hackathonId, userId }: Ref) =>
  db
    .deleteFrom('hackathon_wishes')
    .where('hackathon_id', '=', hackathonId)
    .where((where) => where.or([where('user_id', '=', userId), where('wished_id', '=', userId)]))
    .execute();

/** Those of these people whom this person may name: they're shown, or were named before. */
export const listNamable = (
  db: Db,
  { hackathonId, userId, ids }: Ref & { ids: readonly number[] },
) => idsOf(db)`
    select user_id as id from hackathon_people as people
     where hackathon_id = ${hackathonId} and user_id = any(${ids}::bigint[])
       and user_id <> ${userId} and state not in ('left', 'removed')
       and (is_shown or exists(select from hackathon_wishes as wish
                                where wish.hackathon_id = people.hackathon_id
                                  and wish.user_id = ${userId}
                                  and wish.wished_id = people.user_id))`;

/** How many people have a place. */
export const countSignedUp = (db: Db, hackathonId: number) =>
  countOf(
    db
      .selectFrom('hackathon_people')
      .where('hackathon_id', '=', hackathonId)
      .where('state', '=', 'signed_up'),
  );

/** The first people in the line. */
export const listWaiting = (
  db: Db,
  { hackathonId, limit }: { hackathonId: number; limit: number },
) =>
  valuesOf(
    db
      .selectFrom('hackathon_people')
      .select('user_id')
      .where('hackathon_id', '=', hackathonId)
      .where('state', '=', 'waiting')
      .orderBy('signed_up_at')
      .orderBy('user_id')
      .limit(limit),
  );

/** The IDs of the people in some states. */
export const listPeopleIds = (
  db: Db,
  { hackathonId, states }: { hackathonId: number; states: ParticipantState[] },
) =>
  valuesOf(
    db
      .selectFrom('hackathon_people')
      .select('user_id')
      .where('hackathon_id', '=', hackathonId)
      .where('state', '=', anyOf(states))
      .orderBy('user_id'),
  );

export const findPerson = (db: Db, { hackathonId, userId }: Ref) =>
  selectPeople(db, hackathonId).where('users.id', '=', userId).executeTakeFirst();

/** Everyone, and those who were removed, in the order in which they signed up. */
export const listPeople = (db: Db, hackathonId: number) =>
  selectPeople(db, hackathonId)
    .where('people.state', '<>', 'left')
    .orderBy('people.signed_up_at')
    .orderBy('users.id')
    .execute();

/** Those who look for a team and agreed to be shown. */
export const listShown = (db: Db, hackathonId: number) =>
  selectPeople(db, hackathonId)
    .where('people.state', '=', 'signed_up')
    .where('people.wants_team', '=', true)
    .where('people.is_shown', '=', true)
    .where('place.project_id', 'is', null)
    .orderBy('people.signed_up_at')
    .orderBy('users.id')
    .execute();

export type PersonRow = InferResult<ReturnType<typeof selectPeople>>[number];

const selectPeople = (db: Db, hackathonId: number) =>
  db
    .selectFrom('hackathon_people as people')
    .innerJoin('users', 'users.id', 'people.user_id')
    .leftJoin('hackathon_places as place', (join) =>
      join
        .onRef('place.hackathon_id', '=', 'people.hackathon_id')
        .onRef('place.user_id', '=', 'people.user_id'),
    )
    .leftJoin('projects as team', 'team.id', 'place.project_id')
    .select((row) => [
      'users.id',
      fullName('users').as('name'),
      'users.avatar',
      'people.state',
      sql<Discipline[]>`people.disciplines`.as('disciplines'),
      'people.level',
      'people.hours',
      'people.week',
      'people.time_zone',
      'people.goal',
      'people.languages',
      'people.wants_team',
      'people.is_shown',
      'people.note',
      'people.signed_up_at',
      'team.id as team_id',
      'team.name as team_name',
      jsonArrayFrom(
        row
          .selectFrom('hackathon_wishes as wish')
          .innerJoin('users as wished', 'wished.id', 'wish.wished_id')
          .select(['wished.id', fullName('wished').as('name')])
          .whereRef('wish.hackathon_id', '=', 'people.hackathon_id')
          .whereRef('wish.user_id', '=', 'people.user_id')
          .orderBy('wished.id'),
      ).as('wishes'),
    ])
    .where('people.hackathon_id', '=', hackathonId);

type Found = { id: number; name: string; avatar: string | null; state: ParticipantState | null };

/** People whose names begin like this. */
export const findByName = (
  db: Db,
  {
    hackathonId,
    name,
    limit,
    now,
  }: { hackathonId: number; name: string; limit: number; now: Date },
) => rowsOf<Found>(db)`
    select users.id, ${fullName('users')} as name, users.avatar, people.state
      from users
      left join hackathon_people as people
        on people.user_id = users.id and people.hackathon_id = ${hackathonId}
     where fold_text(users.first_name || ' ' || users.last_name) ~>=~ fold_text(${name})
       and fold_text(users.first_name || ' ' || users.last_name) ~<~ (fold_text(${name}) || chr(1114111))
       and ${isActiveSql(now)}
     order by fold_text(users.first_name || ' ' || users.last_name), users.id
     limit ${limit}`;
