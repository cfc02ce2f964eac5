import { sql } from 'kysely';
import { long, type Part, short } from './export-part.ts';

/** What is stored about someone in hackathons. */
export const hackathonParts: readonly Part[] = [
  {
    key: ['id'],
    size: long,
    page: ({ userId, after: [id], size }) => sql`
        select id, slug, name, description, created_at, true as organized_by_you from hackathons
         where organizer_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
  },
  {
    key: ['hackathon_id'],
    size: short,
    page: ({ userId, after: [id], size }) => sql`
        select hackathon_id, role, added_at from hackathon_staff
         where user_id = ${userId} and hackathon_id > ${id ?? 0}
         order by hackathon_id limit ${size}`,
  },
  {
    key: ['hackathon_id'],
    size: short,
    page: ({ userId, after: [id], size }) => sql`
        select hackathon_id, state, disciplines, level, hours, week, time_zone, goal, languages,
               wants_team, is_shown, note, signed_up_at,
               (select project_id from hackathon_places as place
                 where place.hackathon_id = people.hackathon_id
                   and place.user_id = people.user_id) as team,
               to_json(array(select wished_id from hackathon_wishes as wish
                              where wish.hackathon_id = people.hackathon_id
                                and wish.user_id = people.user_id)) as with
          from hackathon_people as people
         where user_id = ${userId} and hackathon_id > ${id ?? 0}
         order by hackathon_id limit ${size}`,
  },
  {
    key: ['project_id'],
    size: short,
    page: ({ userId, after: [id], size }) => sql`
        select project_id, answer as next_step_said_by_you, answered_at from next_steps
         where answered_by = ${userId} and project_id > ${id ?? 0}
         order by project_id limit ${size}`,
  },
  {
    key: ['id'],
    size: long,
    page: ({ userId, after: [id], size }) => sql`
        select id, hackathon_id, text as announced_by_you, created_at from hackathon_announcements
         where author_id = ${userId} and id > ${id ?? 0} order by id limit ${size}`,
  },
  {
    key: ['hackathon_id'],
    size: short,
    page: ({ userId, after: [id], size }) => sql`
        select hackathon_id, count(distinct email) as addresses_invited_by_you
          from hackathon_invitations
         where invited_by = ${userId} and hackathon_id > ${id ?? 0}
         group by hackathon_id order by hackathon_id limit ${size}`,
  },
  {
    key: ['hackathon_id'],
    size: short,
    page: ({ userId, after: [id], size }) => sql`
        select hackathon_id, hackathon_invitations.email, array_agg(invited_at order by invited_at)
               as invited_at, true as to_you
          from hackathon_invitations join users on users.email = hackathon_invitations.email
         where users.id = ${userId} and hackathon_id > ${id ?? 0}
         group by hackathon_id, hackathon_invitations.email
         order by hackathon_id limit ${size}`,
  },
  {
    key: ['project_id'],
    size: long,
    page: ({ userId, after: [id], size }) => sql`
        select project_id, hackathon_id, title, text, repository, demo, video, updated_at,
               true as submitted_by_you
          from submissions where updated_by = ${userId} and project_id > ${id ?? 0}
         order by project_id limit ${size}`,
  },
  {
    key: ['project_id'],
    size: short,
    page: ({ userId, after: [id], size }) => sql`
        select project_id, until, true as reopened_by_you from submission_reopenings
         where by_id = ${userId} and project_id > ${id ?? 0} order by project_id limit ${size}`,
  },
  {
    key: ['hackathon_id', 'project_id'],
    size: long,
    page: ({ userId, after: [hackathonId, projectId], size }) => sql`
        select hackathon_id, project_id, scores, note, has_conflict, judged_at,
               true as judged_by_you
          from judgements
         where judge_id = ${userId}
           and (hackathon_id, project_id) > (${hackathonId ?? 0}, ${projectId ?? 0})
         order by hackathon_id, project_id limit ${size}`,
  },
  {
    key: ['result_id'],
    size: short,
    page: ({ userId, after: [id], size }) => sql`
        select result_id, hackathon_id, team, title, place, prize, note
          from result_people join results on results.id = result_id
         where user_id = ${userId} and result_id > ${id ?? 0} order by result_id limit ${size}`,
  },
];
