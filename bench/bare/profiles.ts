import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { activityTypeOf } from '#server/features/activity/activity-types.ts';
import { presentStanding, shownEvents } from '#server/features/activity/present.ts';
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
      text: `select ${shown}, exists (select from follows
                where follower_id = $3 and followed_id = $2) as follows
               from users where users.id = $2`,
      values: [shownEvents.kinds, params.userId, userId],
    });
    const [row] = rows;
    const isOther = row.id !== userId;
    const can = { follow: isOther && !row.follows, unfollow: isOther && row.follows };
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
  to_json(array(select json_build_object('kind', events.kind, 'project', projects.name,
                                         'date', events.occurred_at)
          from events join projects on projects.id = events.project_id
         where events.credited_id = users.id and events.kind = any($1)
         order by events.id desc limit 20)) as activity,
  to_json(array(select json_build_object('id', projects.id, 'name', projects.name, 'stars', 0,
                                         'forks', 0, 'description', projects.description,
                                         'image', projects.image, 'tech', projects.tech_stack)
          from project_members join projects on projects.id = project_members.project_id
         where project_members.user_id = users.id
         order by project_members.joined_at desc, projects.id desc limit 3)) as recent`;

type Event = { kind: Parameters<typeof activityTypeOf>[0]; project: string; date: string };

// oxlint-disable-next-line typescript/no-explicit-any -- An untyped database row.
function profileOf(row: any) {
  const { streak, contributions, badges, achievements } = presentStanding(row.standing, new Date());
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
    badges,
    achievements,
    activity: row.activity.map(({ kind, project, date }: Event) => ({
      type: activityTypeOf(kind),
      project,
      date: new Date(date).toISOString(),
    })),
    experience: row.entries.filter(kindIs('experience')),
    education: row.entries.filter(kindIs('education')),
    techStack: row.tech_stack,
  };
}
