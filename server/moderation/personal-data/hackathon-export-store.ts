import { sql } from 'kysely';
import type { Part } from './export-part.ts';
import { rows } from './rows-store.ts';

/** What is stored about someone in hackathons. */
export const hackathonParts: readonly Part[] = [
  rows('hackathons', sql`id, slug, name, description, created_at, true as organized_by_you`, {
    of: 'organizer_id',
    isLong: true,
  }),
  rows('hackathon_staff', sql`hackathon_id, role, added_at`, { key: ['hackathon_id'] }),
  rows(
    'hackathon_people as people',
    sql`hackathon_id, state, disciplines, level, hours, week, time_zone, goal, languages, wants_team,
        is_shown, note, signed_up_at,
        (select project_id from hackathon_places as place
          where place.hackathon_id = people.hackathon_id
            and place.user_id = people.user_id) as team,
        to_json(array(select wished_id from hackathon_wishes as wish
                       where wish.hackathon_id = people.hackathon_id
                         and wish.user_id = people.user_id)) as with`,
    { key: ['hackathon_id'] },
  ),
  rows('next_steps', sql`project_id, answer as next_step_said_by_you, answered_at`, {
    of: 'answered_by',
    key: ['project_id'],
  }),
  rows('hackathon_announcements', sql`id, hackathon_id, text as announced_by_you, created_at`, {
    of: 'author_id',
    isLong: true,
  }),
  rows(
    'hackathon_invitations',
    sql`hackathon_id, count(distinct email) as addresses_invited_by_you`,
    { of: 'invited_by', key: ['hackathon_id'], groupBy: sql`hackathon_id` },
  ),
  rows(
    'hackathon_invitations join users on users.email = hackathon_invitations.email',
    sql`hackathon_id, hackathon_invitations.email,
        array_agg(invited_at order by invited_at) as invited_at, true as to_you`,
    {
      of: 'users.id',
      key: ['hackathon_id'],
      groupBy: sql`hackathon_id, hackathon_invitations.email`,
    },
  ),
  rows(
    'submissions',
    sql`project_id, hackathon_id, title, text, repository, demo, video, updated_at,
        true as submitted_by_you`,
    { of: 'updated_by', key: ['project_id'], isLong: true },
  ),
  rows('submission_reopenings', sql`project_id, until, true as reopened_by_you`, {
    of: 'by_id',
    key: ['project_id'],
  }),
  rows(
    'judgements',
    sql`hackathon_id, project_id, scores, note, has_conflict, judged_at, true as judged_by_you`,
    { of: 'judge_id', key: ['hackathon_id', 'project_id'], isLong: true },
  ),
  rows(
    'result_people join results on results.id = result_id',
    sql`result_id, hackathon_id, team, title, place, prize, note`,
    { key: ['result_id'] },
  ),
];
