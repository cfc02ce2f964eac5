import { type InferResult, sql } from 'kysely';
import type { Criterion } from '#contract/hackathons/criteria.ts';
import type { HackathonVisibility, TeamForming } from '#contract/hackathons/hackathon-rules.ts';
import type { TemplateTicket } from '#contract/hackathons/hackathons.ts';
import type { Discipline } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { countOf, firstOf } from '#server/platform/database/sql/outcomes.ts';
import { idsOf } from '#server/platform/database/sql/rows.ts';
import { isActiveSql } from '#server/platform/database/sql/suspended.ts';

/** The channel that announces changes of a hackathon's people and teams. Triggers write its ID. */
export const hackathonsChannel = 'hackathons';

type Settings = {
  kind: 'hackathon' | 'cohort';
  name: string;
  description: string;
  visibility: HackathonVisibility;
  timeZone: string;
  opensAt: string;
  closesAt: string;
  startsAt: string;
  endsAt: string;
  mostPeople: number;
  teamLeast: number;
  teamMost: number;
  wanted: string[];
  forming: TeamForming;
  template: unknown[];
  criteria: unknown[];
};

const columnsOf = (settings: Settings) => ({
  kind: settings.kind,
  name: settings.name,
  description: settings.description,
  visibility: settings.visibility,
  time_zone: settings.timeZone,
  opens_at: settings.opensAt,
  closes_at: settings.closesAt,
  starts_at: settings.startsAt,
  ends_at: settings.endsAt,
  most_people: settings.mostPeople,
  team_least: settings.teamLeast,
  team_most: settings.teamMost,
  wanted: settings.wanted,
  forming: settings.forming,
  template: JSON.stringify(settings.template),
  criteria: JSON.stringify(settings.criteria),
});

type NewHackathon = {
  settings: Settings;
  slug: string;
  code: string;
  organizerId: number;
  createdAt: Date;
};

/** Returns undefined if the slug or the code is taken. */
export const insertHackathon = (
  db: Db,
  { settings, slug, code, organizerId, createdAt }: NewHackathon,
) =>
  firstOf(
    db
      .insertInto('hackathons')
      .values({
        ...columnsOf(settings),
        slug,
        code,
        organizer_id: organizerId,
        created_at: createdAt.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );

/** How many hackathons someone organizes that aren't over. */
export const countOpen = (db: Db, { organizerId, now }: { organizerId: number; now: Date }) =>
  countOf(
    db
      .selectFrom('hackathons')
      .where('organizer_id', '=', organizerId)
      .where('canceled_at', 'is', null)
      .where('ends_at', '>', now.toISOString()),
  );

/** How many hackathons someone has created since then, with canceled ones. */
export const countCreated = (
  db: Db,
  { organizerId, since }: { organizerId: number; since: Date },
) =>
  countOf(
    db
      .selectFrom('hackathons')
      .where('organizer_id', '=', organizerId)
      .where('created_at', '>', since.toISOString()),
  );

/** Locks a hackathon, its people and its staff until the transaction ends. Lock people before it. */
export const lockHackathon = (db: Db, id: number) =>
  db.selectFrom('hackathons').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** The same for the hackathon of a team. Lock it before the team. Returns its ID, if there's one. */
export async function lockHackathonOf(
  db: Db,
  { projectId }: { projectId: number },
): Promise<number | undefined> {
  const team = await db
    .selectFrom('projects')
    .select('hackathon_id')
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (!team || team.hackathon_id === null) return undefined;
  await lockHackathon(db, team.hackathon_id);
  return team.hackathon_id;
}

/** Stores new settings. The caller holds the hackathon's lock. */
export const updateHackathon = (db: Db, id: number, settings: Settings) =>
  db
    .updateTable('hackathons')
    .set({ ...columnsOf(settings), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export async function storeCode(db: Db, id: number, code: string) {
  await db.updateTable('hackathons').set({ code }).where('id', '=', id).execute();
}

export const markCanceled = (db: Db, { id, now }: { id: number; now: Date }) =>
  db
    .updateTable('hackathons')
    .set({ canceled_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export const markResumed = (db: Db, id: number) =>
  db
    .updateTable('hackathons')
    .set({ canceled_at: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export const markPublished = (db: Db, { id, now }: { id: number; now: Date }) =>
  db
    .updateTable('hackathons')
    .set({
      teams_published_at: sql`coalesce(teams_published_at, ${now.toISOString()})`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();

/** Submissions were dealt out to judges. */
export const markDealt = (db: Db, { id, now }: { id: number; now: Date }) =>
  db.updateTable('hackathons').set({ dealt_at: now.toISOString() }).where('id', '=', id).execute();

/** Submissions have to be dealt out again, because there are others, or other judges. */
export const requireDealing = (db: Db, id: number) =>
  db
    .updateTable('hackathons')
    .set({ dealt_at: null })
    .where('id', '=', id)
    .where('dealt_at', 'is not', null)
    .execute();

export const markResultsPublished = (db: Db, { id, now }: { id: number; now: Date }) =>
  db
    .updateTable('hackathons')
    .set({ results_published_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

type Current = { hackathonId: number; now: Date };

/**
 * A subquery of the `user_id` of everyone who takes part in a hackathon: they have a place in it or are
 * on its staff, and aren't suspended.
 */
export const everyoneIn = ({ hackathonId, now }: Current) => sql`(
  select user_id
    from (select user_id from hackathon_people
           where hackathon_id = ${hackathonId} and state = 'signed_up'
          union
          select user_id from hackathon_staff where hackathon_id = ${hackathonId}) as one
    join users on users.id = user_id
   where ${isActiveSql(now)})`;

/** The IDs of everyone who takes part in a hackathon. */
export const listEveryone = (db: Db, hackathon: Current) => idsOf(db)`
    select user_id as id from ${everyoneIn(hackathon)} as everyone order by id`;

export const findSlug = (db: Db, code: string) =>
  firstOf(db.selectFrom('hackathons').select('slug').where('code', '=', code));

export async function getSlugById(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('hackathons')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.slug;
}

export const findHackathon = (
  db: Db,
  { slug, readerId }: { slug: string; readerId: number | undefined },
) => selectHackathons(db, readerId).where('slug', '=', slug).executeTakeFirst();

const ownIds = (readerId: number) =>
  sql<number>`(select hackathon_id from hackathon_staff where user_id = ${readerId}
               union
               select hackathon_id from hackathon_people
                where user_id = ${readerId} and state not in ('left', 'removed'))`;

/** The hackathons that someone runs or is in, newest first. */
export const listOwn = (db: Db, { readerId, limit }: { readerId: number; limit: number }) =>
  selectHackathons(db, readerId)
    .where('hackathons.id', 'in', ownIds(readerId))
    .orderBy('hackathons.starts_at', 'desc')
    .orderBy('hackathons.id', 'desc')
    .limit(limit)
    .execute();

type Between = { readerId: number; since: Date; until: Date };

/** Those without results that end after one date and start before another, the first one first. */
export const listOwnBetween = (db: Db, { readerId, since, until }: Between) =>
  selectHackathons(db, readerId)
    .where('hackathons.id', 'in', ownIds(readerId))
    .where('canceled_at', 'is', null)
    .where('results_published_at', 'is', null)
    .where('ends_at', '>', since.toISOString())
    .where('starts_at', '<', until.toISOString())
    .orderBy('starts_at')
    .limit(20)
    .execute();

/** The hackathons that everyone can find and that aren't over, the next one first. */
export const listListed = (
  db: Db,
  { readerId, now, limit }: { readerId: number | undefined; now: Date; limit: number },
) =>
  selectHackathons(db, readerId)
    .where('visibility', '=', 'listed')
    .where('canceled_at', 'is', null)
    .where('ends_at', '>', now.toISOString())
    .orderBy('starts_at')
    .orderBy('hackathons.id')
    .limit(limit)
    .execute();

/** The hackathons that everyone can find and that are over, the newest first. */
export const listPast = (
  db: Db,
  { readerId, now, limit }: { readerId: number | undefined; now: Date; limit: number },
) =>
  selectHackathons(db, readerId)
    .where('visibility', '=', 'listed')
    .where('canceled_at', 'is', null)
    .where('ends_at', '<=', now.toISOString())
    .orderBy('ends_at', 'desc')
    .orderBy('hackathons.id', 'desc')
    .limit(limit)
    .execute();

export type HackathonRow = InferResult<ReturnType<typeof selectHackathons>>[number];

/** Hackathons with what the person asking is in them. */
const selectHackathons = (db: Db, readerId: number | undefined) =>
  db
    .selectFrom('hackathons')
    .leftJoin('users as organizer', 'organizer.id', 'hackathons.organizer_id')
    .leftJoin('hackathon_staff as staff', (join) =>
      join
        .onRef('staff.hackathon_id', '=', 'hackathons.id')
        .on('staff.user_id', '=', readerId ?? 0),
    )
    .leftJoin('hackathon_people as own', (join) =>
      join.onRef('own.hackathon_id', '=', 'hackathons.id').on('own.user_id', '=', readerId ?? 0),
    )
    .leftJoin('hackathon_places as place', (join) =>
      join
        .onRef('place.hackathon_id', '=', 'hackathons.id')
        .on('place.user_id', '=', readerId ?? 0),
    )
    .select([
      'hackathons.id',
      'hackathons.slug',
      'hackathons.kind',
      'hackathons.name',
      'hackathons.description',
      'hackathons.visibility',
      'hackathons.time_zone',
      'hackathons.code',
      'hackathons.most_people',
      'hackathons.team_least',
      'hackathons.team_most',
      sql<Discipline[]>`hackathons.wanted`.as('wanted'),
      'hackathons.forming',
      sql<TemplateTicket[]>`hackathons.template`.as('template'),
      sql<Criterion[]>`hackathons.criteria`.as('criteria'),
      'hackathons.opens_at',
      'hackathons.closes_at',
      'hackathons.starts_at',
      'hackathons.ends_at',
      'hackathons.teams_published_at',
      'hackathons.canceled_at',
      'hackathons.dealt_at',
      'hackathons.results_published_at',
      'hackathons.version',
      'organizer.id as organizer_id',
      fullName('organizer').as('organizer_name'),
      'staff.role as staff_role',
      'own.state as own_state',
      'place.project_id as own_team_id',
      sql<boolean>`exists(select from submissions where project_id = place.project_id)`.as(
        'own_submitted',
      ),
      sql<boolean>`exists(select from judgements
                           where judgements.hackathon_id = hackathons.id
                             and judge_id = ${readerId ?? 0}
                             and scores is null and not has_conflict)`.as('has_to_judge'),
      sql<number>`(select count(*) from hackathon_people as people
                    where people.hackathon_id = hackathons.id and state = 'signed_up')`.as(
        'people',
      ),
      sql<number>`(select count(*) from hackathon_people as people
                    where people.hackathon_id = hackathons.id and state = 'waiting')`.as('waiting'),
    ]);
