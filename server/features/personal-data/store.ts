import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { deleteKeysOf } from '#server/platform/idempotency/store.ts';

/** Everything that is stored about a person. What would let someone sign in is left out. */
export async function collectPersonalData(db: Db, userId: number) {
  const [account, techStack, entries, identities, sessions, follows] = await Promise.all([
    selectAccount(db, userId),
    db
      .selectFrom('tech_stack_entries')
      .select(['technology', 'skill_level', 'description'])
      .where('user_id', '=', userId)
      .orderBy('ordinal')
      .execute(),
    db.selectFrom('entries').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    db.selectFrom('identities').selectAll().where('user_id', '=', userId).execute(),
    db
      .selectFrom('sessions')
      .select(['user_agent', 'address', 'created_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('follows')
      .selectAll()
      .where((row) => row.or([row('follower_id', '=', userId), row('followed_id', '=', userId)]))
      .execute(),
  ]);
  const [projects, memberships, tickets, comments, events, changes] = await Promise.all([
    selectProjects(db, userId),
    db
      .selectFrom('project_members')
      .select(['project_id', 'joined_at'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('tickets')
      .selectAll()
      .where((row) => row.or([row('created_by', '=', userId), row('assignee_id', '=', userId)]))
      .orderBy('id')
      .execute(),
    db.selectFrom('comments').selectAll().where('author_id', '=', userId).orderBy('id').execute(),
    db.selectFrom('events').selectAll().where('actor_id', '=', userId).orderBy('id').execute(),
    db
      .selectFrom('changes')
      .selectAll()
      .where('actor_id', '=', userId)
      .orderBy('project_id')
      .orderBy('number')
      .execute(),
  ]);
  return {
    account,
    techStack,
    entries,
    identities,
    sessions,
    follows,
    projects,
    memberships,
    tickets,
    comments,
    events,
    changes,
  };
}

const selectAccount = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'login_method',
      'first_name',
      'last_name',
      'avatar',
      'short_description',
      'about_me',
      'country',
      'city',
      'github_url',
      'linkedin_url',
      'x_url',
      'personal_website_url',
      'communication_email',
      'communication_email_confirmed',
      'interests',
      'created_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

const selectProjects = (db: Db, userId: number) =>
  db
    .selectFrom('projects')
    .select([
      'id',
      'name',
      'description',
      'status',
      'difficulty',
      'team_size',
      'github_url',
      'image',
      'tech_stack',
      'looking_for',
      'created_at',
      'updated_at',
    ])
    .where('creator_id', '=', userId)
    .orderBy('id')
    .execute();

/** The member who has been in a team longest, apart from one. */
export async function findLongestStanding(
  db: Db,
  { projectId, apartFrom }: { projectId: number; apartFrom: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('user_id', '<>', apartFrom)
    .orderBy('joined_at')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id;
}

export async function passProject(
  db: Db,
  { projectId, creatorId }: { projectId: number; creatorId: number },
) {
  await db
    .updateTable('projects')
    .set({ creator_id: creatorId, updated_at: sql`now()` })
    .where('id', '=', projectId)
    .execute();
}

export async function deleteProject(db: Db, projectId: number) {
  await db.deleteFrom('projects').where('id', '=', projectId).execute();
}

/** Mail that still waits is not sent to someone who is gone; their registrations are forgotten too. */
export async function deleteUser(db: Db, { userId, email }: { userId: number; email: string }) {
  await db.deleteFrom('registrations').where('email', '=', email).execute();
  await deleteKeysOf(db, userId);
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

export const findAccount = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
