import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { presentActivity, presentStanding, shownEvents } from '#server/history/activity/present.ts';
import type { BareContext } from './context.ts';

/** Answers with the session's user and with public profiles, in one statement each. */
export function answerProfiles(app: FastifyInstance, { pool, userId }: BareContext) {
  app.get('/api/auth/me', async ({ headers: { cookie = '' } }) => {
    const token = /pieces_session=([^;]*)/.exec(cookie)?.[1] ?? '';
    const { rows } = await pool.query({
      name: 'me',
      text: `select ${shown} from sessions join users on users.id = sessions.user_id
              where sessions.hash = $2 and sessions.expires_at > $3`,
      values: [shownEvents.kinds, createHash('sha256').update(token).digest(), new Date()],
    });
    const [row] = rows;
    return {
      ...profileOf(row),
      email: row.email,
      communicationEmail: row.communication_email,
      communicationEmailConfirmed: row.communication_email_confirmed,
      hasPassword: row.password_hash !== null,
      loginMethod: row.login_method,
      isAdmin: false,
    };
  });

  app.get<{ Params: { userId: string } }>('/api/users/:userId/profile', async ({ params }) => {
    const { rows } = await pool.query({
      name: 'profile',
      text: `select ${shown},
                    exists (select from follows
                             where follower_id = $3 and followed_id = $2) as follows,
                    exists (select from blocks where blocker_id = $3 and blocked_id = $2)
                      as is_blocked,
                    exists (select from blocks where (blocker_id, blocked_id) in (($3, $2), ($2, $3)))
                      as is_apart,
                    exists (select from project_members join projects on projects.id = project_id
                             where user_id = $3 and is_lead and status <> 'Completed')
                      and coalesce((select invitations from privacy_settings where user_id = $2),
                                   'anyone') = 'anyone' as can_invite
               from users where users.id = $2
                            and (users.id = $3 or not exists (select from privacy_settings
                                   where user_id = $2 and profile <> 'everyone'))`,
      values: [shownEvents.kinds, params.userId, userId],
    });
    const [row] = rows;
    const isOther = row.id !== userId;
    const can = {
      follow: isOther && !row.follows && !row.is_apart,
      unfollow: row.follows,
      invite: isOther && row.can_invite,
      block: isOther && !row.is_blocked,
      unblock: row.is_blocked,
    };
    return { ...profileOf(row), can };
  });
}

const shown = `users.*,
  (select count(*) from project_members where user_id = users.id) as projects,
  (select count(*) from follows where followed_id = users.id) as followers,
  (select count(*) from follows where follower_id = users.id) as following,
  (select state from standings where user_id = users.id) as standing,
  to_json(array(select json_build_object('technology', technology, 'skillLevel', skill_level,
                                         'description', description)
          from tech_stack_entries where user_id = users.id order by ordinal)) as tech_stack,
  to_json(array(select json_build_object('id', id, 'kind', kind, 'title', title, 'from', started,
                                         'organisation', organisation, 'to', ended, 'text', text)
          from entries where user_id = users.id
         order by ended = '' desc, ended desc, started desc, id desc)) as entries,
  to_json(array(select json_build_object(
                         'kind', shown.kind, 'project', projects.name, 'project_id', projects.id,
                         'ticket_id', tickets.id, 'ticket', tickets.title, 'url', case when member.user_id is not null then url end,
                         'occurred_at', to_char(occurred_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          from ((select id, kind, project_id, occurred_at, ticket_id, null as url from events
                  where credited_id = users.id and kind = any($1)
                    and (kind <> 'ticket_done' or not (
                           exists(select from tickets
                                   where tickets.id = events.ticket_id and tickets.status <> 'Done')
                           or exists(select from events as later
                                      where later.ticket_id = events.ticket_id
                                        and later.kind = 'ticket_done' and later.id > events.id)))
                  order by id desc limit 20)
                union all
                (select max(id), kind, project_id, max(happened_at), null, max(url)
                   from repository_items
                  where author_id = users.id and happened_at > now() - interval '1 year'
                  group by kind, project_id, case kind when 'commit' then happened_at::date::text else key end
                  order by 4 desc limit 20)) as shown
          join projects on projects.id = shown.project_id
          left join project_members as member
            on member.project_id = shown.project_id and member.user_id = users.id
          left join tickets on tickets.id = shown.ticket_id and tickets.deleted_at is null
           and member.user_id is not null
         where projects.deleted_at is null
         order by occurred_at desc, shown.id desc limit 20)) as activity,
  to_json(array(select json_build_object('id', projects.id, 'name', projects.name, 'stars', 0,
                                         'forks', 0, 'description', projects.description,
                                         'image', projects.image, 'tech', projects.tech_stack)
          from project_members join projects on projects.id = project_members.project_id
         where project_members.user_id = users.id
         order by project_members.joined_at desc, projects.id desc limit 3)) as recent`;

// oxlint-disable-next-line typescript/no-explicit-any -- An untyped database row.
function profileOf(row: any) {
  const { streak, contributions, ...earned } = presentStanding(row.standing, new Date());
  const kindIs = (kind: string) => (entry: { kind: string }) => entry.kind === kind;
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    avatar: row.avatar,
    shortDescription: row.short_description,
    aboutMe: row.about_me,
    country: row.country,
    city: row.city,
    location: [row.city, row.country].filter(Boolean).join(', '),
    githubUrl: row.github_url,
    linkedinUrl: row.linkedin_url,
    xurl: row.x_url,
    personalWebsiteUrl: row.personal_website_url,
    createdAt: row.created_at,
    interests: row.interests,
    stats: {
      streak,
      projects: row.projects,
      contributions,
      followers: row.followers,
      following: row.following,
    },
    recentProjects: row.recent,
    ...earned,
    activity: row.activity.map(presentActivity),
    experience: row.entries.filter(kindIs('experience')),
    education: row.entries.filter(kindIs('education')),
    techStack: row.tech_stack,
  };
}
