import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import {
  changeTicket,
  createProject,
  createTeam,
  createTicket,
  listTickets,
  projectForm,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const deleteAccount = (person: Person) =>
  person.send('POST /users/deletion', { body: { email: person.email, password } });

const writeComment = 'POST /projects/{projectId}/tickets/{ticketId}/comments';

test('the export contains everything stored, without credentials', async () => {
  const { member, project } = await createTeam(server);
  const own = await createProject(member, { name: 'Own Project' });
  const ticket = await createTicket(member, project.id);
  const params = { projectId: project.id, ticketId: ticket.id };
  await member.send(writeComment, { params, body: { text: 'Mine' } });
  await member.send('PUT /users/profile', { body: { aboutMe: 'About me' } });
  await member.send('PUT /tech-stack', {
    body: { techStack: [{ technology: 'Rust', skillLevel: 'BEGINNER' }] },
  });
  const { body, headers } = await member.send('GET /users/export');
  expect(headers.get('content-disposition')).toBe('attachment; filename="pieces-data.json"');
  expect(body.account).toMatchObject({ id: member.id, email: member.email, about_me: 'About me' });
  expect(body.projects.map(({ id }) => id)).toEqual([own.id]);
  expect(body.memberships).toHaveLength(2);
  expect(body.tickets.map(({ id }) => id)).toEqual([ticket.id]);
  expect(body.comments).toEqual([expect.objectContaining({ text: 'Mine' })]);
  expect(body.techStack).toEqual([expect.objectContaining({ technology: 'Rust' })]);
  expect(body.events.map(({ kind }) => kind)).toEqual([
    'project_joined',
    'project_created',
    'ticket_created',
    'comment_written',
  ]);
  expect(body.sessions).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/hash|argon2/);
});

test('the export tells what someone else did and the person was credited with', async () => {
  const { creator, member, project } = await createTeam(server);
  const ticket = await createTicket(creator, project.id, { assigneeId: member.id });
  await changeTicket(creator, ticket, { status: 'Done' });
  const eventsOf = async (person: Person) => {
    const { events } = (await person.send('GET /users/export')).body;
    return events.filter(({ kind }) => kind === 'ticket_done');
  };
  expect(await eventsOf(member)).toEqual([
    expect.objectContaining({ done_by_you: false, credited_to_you: true }),
  ]);
  expect(await eventsOf(creator)).toEqual([
    expect.objectContaining({ done_by_you: true, credited_to_you: false }),
  ]);
});

test('the export covers every table that refers to a person', async () => {
  const { rows } = await server.pool.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
      where table_schema = 'public'
        and column_name in ('user_id', 'actor_id', 'author_id', 'creator_id', 'created_by',
                            'assignee_id', 'follower_id', 'followed_id', 'credited_id',
                            'answered_by', 'invited_by', 'by_id', 'blocker_id', 'reporter_id',
                            'organizer_id', 'wished_id', 'made_by', 'judge_id',
                            'updated_by')`,
  );
  // Left out: imports of a board (their tickets are included), sign-in tokens (only hashes), presences
  // (short-lived), standings and candidates (computed from other rows), idempotent replies (repeat other
  // rows), when openings are looked for next, the audit log (only IDs), who is an admin, and proposals
  // for teams (drafts of others), and which threads were opened yesterday and today (only to count).
  const leftOut = [
    'admins',
    'audit',
    'board_imports',
    'candidate_keys',
    'candidate_refreshes',
    'candidates',
    'contact_address_tokens',
    'idempotency_keys',
    'login_attempts',
    'opening_alerts',
    'passkey_challenges',
    'password_reset_tokens',
    'pending_sign_ins',
    'presences',
    'proposals',
    'recovery_codes',
    'repository_codes',
    'standings',
    'stranger_emails',
    'thread_views',
  ];
  const included = [
    'activity_days',
    'blocks',
    'calendar_events',
    'calendar_feeds',
    'changes',
    'comments',
    'credentials',
    'decisions',
    'departures',
    'document_versions',
    'documents',
    'dismissed_suggestions',
    'entries',
    'event_organizers',
    'event_people',
    'events',
    'follows',
    'hackathon_announcements',
    'hackathon_invitations',
    'hackathon_people',
    'hackathon_places',
    'hackathon_staff',
    'hackathon_wishes',
    'hackathons',
    'identities',
    'invitation_uses',
    'invitations',
    'join_requests',
    'judgements',
    'next_steps',
    'notification_settings',
    'notifications',
    'opening_dismissals',
    'participations',
    'passkeys',
    'planned_departures',
    'project_members',
    'projects',
    'reports',
    'repository_items',
    'repository_names',
    'reviews',
    'sessions',
    'takeovers',
    'team_preferences',
    'teammate_answers',
    'tech_stack_entries',
    'thread_followers',
    'category_followers',
    'tickets',
    'photos',
    'privacy_settings',
    'reservations',
    'result_people',
    'submission_reopenings',
    'submissions',
    'two_step',
    'waitings',
  ];
  expect(rows.map((row) => row.table_name).toSorted()).toEqual(
    [...leftOut, ...included].toSorted(),
  );
});

test('a project goes to its longest-standing member, and comments stay without a name', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const late = await createPerson(server, 'Late');
  await late.send('POST /projects/{projectId}/members', { params });
  const ticket = await createTicket(creator, project.id, { assigneeId: creator.id });
  const target = { ...params, ticketId: ticket.id };
  await creator.send(writeComment, { params: target, body: { text: 'Remember me' } });
  await deleteAccount(creator);

  const { body: passed } = await member.send('GET /projects/{projectId}', { params });
  expect(passed.creator).toEqual({ id: member.id, username: member.name });
  expect(passed.members.map(({ userId }) => userId)).toEqual([member.id, late.id]);
  const board = await member.send('GET /projects/{projectId}/tickets', { params });
  expect(board.body.content).toEqual([
    expect.objectContaining({ id: ticket.id, assigneeId: null, assigneeName: null }),
  ]);
  const key = 'GET /projects/{projectId}/tickets/{ticketId}/comments';
  const comments = await member.send(key, { params: target });
  expect(comments.body).toEqual([
    expect.objectContaining({
      text: 'Remember me',
      author: null,
      can: { edit: false, remove: false },
    }),
  ]);
});

test('a project without other members is deleted', async () => {
  const person = await createPerson(server);
  const project = await createProject(person);
  await createTicket(person, project.id);
  await deleteAccount(person);
  const visitor = openClient(server.url);
  const refusal = await visitor.refused('GET /projects/{projectId}', {
    params: { projectId: project.id },
  });
  expect(refusal.body.code).toBe('not_found');
});

test('deleting an account ends its session and deletes its profile and login', async () => {
  const person = await createPerson(server);
  await deleteAccount(person);
  expect(person.cookies.has('pieces_session')).toBe(false);
  const visitor = openClient(server.url);
  const login = await visitor.refused('POST /auth/login', {
    body: { email: person.email, password },
  });
  expect(login.body.code).toBe('invalid_credentials');
  const profile = await visitor.refused('GET /users/{userId}/profile', {
    params: { userId: person.id },
  });
  expect(profile.body.code).toBe('not_found');
  const { rows } = await server.pool.query('select id from users where email = $1', [person.email]);
  expect(rows).toEqual([]);
});

test('a deleted person’s finished ticket stays done, and others can edit it', async () => {
  const { creator, member, project } = await createTeam(server);
  const ticket = await createTicket(member, project.id, { assigneeId: member.id });
  await changeTicket(member, ticket, { status: 'Done' });
  await deleteAccount(member);
  const [left] = await listTickets(creator, project.id);
  expect(left).toMatchObject({ status: 'Done', assigneeId: null });
  if (left) await changeTicket(creator, left, { title: 'Still here' });
});

test.each([
  [{ email: 'other@pieces.test' }, 'email', 'This isn’t the email address you sign in with.'],
  [{ password: 'Wrong4Horse' }, 'password', 'This isn’t your current password. Try again.'],
  [{ password: undefined }, 'password', 'This isn’t your current password. Try again.'],
])('invalid_input: %j deletes nothing', async (wrong, field, message) => {
  const person = await createPerson(server);
  const body = { email: person.email, password, ...wrong };
  const refusal = await person.refused('POST /users/deletion', { body });
  expect(refusal.body.errors).toEqual([{ field, message }]);
  await person.send('GET /auth/me');
});

test('deleting an account never fails with that person’s simultaneous requests', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { creator, member, params } = await createTeam(server);
    const { project: other } = await createTeam(server);
    await member.send('GET /auth/me');
    const results = await Promise.allSettled([
      ...[1, 2, 3].map(() => member.send('POST /projects', { body: projectForm() })),
      ...[1, 2, 3].map(() => createTicket(member, params.projectId)),
      member.send('POST /projects/{projectId}/members', { params: { projectId: other.id } }),
      deleteAccount(member),
    ]);
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    for (const failure of failures) expect(failure).toMatch(/answered (401|404)/);
    const { body } = await creator.send('GET /projects/{projectId}', { params });
    expect(body.members.map(({ userId }) => userId)).toEqual([creator.id]);
  }
});

test('without a password, deleting returns identity_unconfirmed ten minutes after signing in', async () => {
  const person = await createPerson(server);
  await server.pool.query('update users set password_hash = null where id = $1', [person.id]);
  const age = (minutes: number) =>
    server.pool.query(
      `update sessions set authenticated_at = now() - interval '1 minute' * $2 where user_id = $1`,
      [person.id, minutes],
    );
  await age(10);
  const body = { email: person.email };
  const refusal = await person.refused('POST /users/deletion', { body });
  expect(refusal.body.code).toBe('identity_unconfirmed');
  await age(9);
  await person.send('POST /users/deletion', { body });
});
