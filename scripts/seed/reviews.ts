import { sql } from 'kysely';
import { recountProject } from '#server/proof/participations/counts.ts';
import { writeReview } from '#server/proof/reviews/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { getTicket } from './find.ts';
import type { PersonKey } from './people.ts';

type SeedReview = { ticket: string; by: PersonKey; note: string };

/** Reviews of finished Harbour Tides tickets. */
const reviews: SeedReview[] = [
  {
    ticket: 'Two people edit the same harbor and one save is lost',
    by: 'olena',
    note: 'I tried to break it with two browsers for half an hour and couldn’t. The message says exactly what to do.',
  },
  {
    ticket: 'Search finds Porkkala for “porkala”',
    by: 'linnea',
    note: 'Forgives every typo I could think of, and it’s still fast.',
  },
  {
    ticket: 'Dark mode for the night watch',
    by: 'aino',
    note: 'Readable at arm’s length in a dark cockpit. The chart stays calm, too.',
  },
  {
    ticket: 'Depth in meters with one decimal, everywhere',
    by: 'ingrid',
    note: 'You found three places I hadn’t even listed. Thank you for the tests!',
  },
  {
    ticket: 'Show the page within two seconds on a slow network',
    by: 'eetu',
    note: 'Measured on the ferry: 1.4 seconds. The notes on what you left out are gold.',
  },
  { ticket: 'Show the page within two seconds on a slow network', by: 'olena', note: '' },
  {
    ticket: 'Talk to six sailors before drawing anything',
    by: 'linnea',
    note: 'Your notes stopped me from drawing a screen that nobody would have used.',
  },
  {
    ticket: 'Agree on terms: berth, mooring, guest harbor',
    by: 'aino',
    note: 'We stopped arguing the day this was done.',
  },
];

/** The demo has no rate limits. */
const limits = { take: async () => async () => {} } as unknown as Parameters<
  typeof writeReview
>[0]['limits'];

/** Adds reviews, dates them a day after the work, and counts what everyone has done. */
export async function addReviews(db: Db, ids: Record<PersonKey, number>) {
  await backdateParticipations(db);
  for (const { ticket, by, note } of reviews) {
    const target = { ...(await getTicket(db, ticket)), userId: ids[by] };
    await writeReview({ db, clock: () => new Date(), limits }, { ...target, note });
  }
  await pickNotesOf(db, ids.aino);
  await backdateReviews(db);
  await rebuildDays(db);
  await db.deleteFrom('standings').execute();
  while (await recountProject(db)) continue;
}

async function backdateParticipations(db: Db) {
  await sql`
    update participations set from_day = (joined_at at time zone 'UTC')::date, rules = 0
      from project_members as member
     where member.project_id = participations.project_id
       and member.user_id = participations.user_id`.execute(db);
}

async function pickNotesOf(db: Db, userId: number) {
  await sql`
    update reviews set is_picked = true from events as done
     where done.id = done_id and done.credited_id = ${userId} and note <> ''`.execute(db);
}

async function backdateReviews(db: Db) {
  await sql`
    update reviews set created_at = done.occurred_at + interval '1 day'
      from events as done where done.id = done_id`.execute(db);
  for (const table of ['events', 'changes'] as const)
    await sql`
      update ${sql.table(table)} as written set occurred_at = reviews.created_at from reviews
       where reviews.ticket_id = written.ticket_id and reviews.by_id = written.actor_id
         and written.kind in ('review_written', 'ticket_reviewed')`.execute(db);
}

/** Fills the calendars from the events. */
async function rebuildDays(db: Db) {
  await db.deleteFrom('activity_days').execute();
  await sql`
    insert into activity_days (user_id, day, count)
    select credited_id, (occurred_at at time zone 'UTC')::date, count(*) from events
     where credited_id is not null
       and kind not in ('ticket_reopened', 'ticket_reviewed', 'ticket_unreviewed', 'project_left')
     group by 1, 2`.execute(db);
}
