import { announceSignUp } from '#server/hackathons/hackathons/announce.ts';
import { countSignedUp } from '#server/hackathons/hackathons/people/store.ts';
import type { Db } from '#server/migrations/tables.ts';

const answers = {
  disciplines: ['Front-end' as const],
  level: 'some' as const,
  languages: ['en'],
  hours: 6,
  week: ['weekday_evening' as const],
  goal: 'learn' as const,
  time_zone: '',
  wants_team: true,
  is_shown: false,
  note: '',
};

/** Stores that people have signed up with `signUpForm`, as the API does: those without a place wait. */
export async function insertSignUps(db: Db, slug: string, ids: readonly number[]) {
  if (ids.length === 0) return;
  const now = new Date();
  const hackathon = await getHackathonRow(db, slug);
  const free = hackathon.most_people - (await countSignedUp(db, hackathon.id));
  const states = [
    { state: 'signed_up', to: ids.slice(0, Math.max(0, free)) },
    { state: 'waiting', to: ids.slice(Math.max(0, free)) },
  ] as const;
  for (const { state, to } of states) {
    if (to.length === 0) continue;
    const signedUp = { hackathon_id: hackathon.id, state, signed_up_at: now.toISOString() };
    const rows = to.map((id) => ({ ...answers, ...signedUp, user_id: id }));
    await db.insertInto('hackathon_people').values(rows).execute();
    await announceSignUp(db, { hackathon, to, state, now });
  }
}

/** A hackathon as rows of it refer to it. */
export const getHackathonRow = (db: Db, slug: string) =>
  db
    .selectFrom('hackathons')
    .select(['id', 'slug', 'name', 'starts_at', 'time_zone', 'most_people', 'team_most'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
