import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  backdateMembers,
  createAskingProject,
  createProject,
  createTeam,
} from '#tests/factories/projects.ts';
import { invite } from '#tests/factories/invitations.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { invitationTasks } from './schedule.ts';

const create = 'POST /projects/{projectId}/invitations';
const list = 'GET /projects/{projectId}/invitations';
const withdraw = 'DELETE /projects/{projectId}/invitations/{invitationId}';
const show = 'GET /invitations/{invitationId}';
const accept = 'POST /invitations/{invitationId}/acceptance';
const decline = 'POST /invitations/{invitationId}/refusal';
const remove = 'POST /projects/{projectId}/departures';
const changePrivacy = 'PUT /users/privacy-settings';

let server: TestServer;
let urls: string[];

beforeAll(async () => {
  server = await startTestServer();
  urls = [server.url, await server.startAnother()];
});

/** A lead whose account is old enough for ten invitations a day. */
async function createLead() {
  const lead = await createPerson(server, 'Frida');
  await server.pool.query(`update users set created_at = now() - interval '8 days' where id = $1`, [
    lead.id,
  ]);
  return lead;
}

async function createInvitation(form: { message?: string } = {}) {
  const [lead, juno] = [await createLead(), await createPerson(server, 'Juno')];
  const project = await createAskingProject(lead);
  const params = { projectId: project.id };
  const roleId = project.roles[0]!.id;
  const invitation = await invite(lead, { ...params, person: juno, roleId, ...form });
  return { lead, juno, project, params, invitation, ref: { invitationId: invitation.id } };
}

/** Runs the schedule as it will be in some days. */
async function runScheduleIn(days: number) {
  const now = new Date(Date.now() + days * 86_400_000);
  for (const { run } of invitationTasks)
    while (await server.db.transaction().execute((db) => run(db, now)));
}

const stateOf = async (person: Person, ref: { invitationId: number }) =>
  (await person.send(show, { params: ref })).body.state;
const refusal = async (sent: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await sent;
  return [status, body.code];
};

test('someone invited by name is notified right away and joins a team that reviews requests', async () => {
  const { lead, juno, project, params, ref } = await createInvitation({
    message: 'We like your maps.',
  });
  expect(await notifiedTexts(juno)).toEqual([
    `${lead.name} invited you to join Trail Finder as Designer`,
  ]);
  const [mail] = await server.mail();
  expect(mail).toMatchObject({ to: juno.email });
  expect(mail!.text).toContain('We like your maps.');
  expect(mail!.text).toContain(`http://pieces.test/invitations/${ref.invitationId}`);
  const [own] = (await juno.send('GET /invitations')).body;
  expect(own).toMatchObject({
    id: ref.invitationId,
    project: { id: project.id, name: 'Trail Finder' },
    role: 'Designer',
    invitedBy: { id: lead.id, name: lead.name },
    message: 'We like your maps.',
    state: 'sent',
    can: { answer: true },
  });
  const days = (Date.parse(own!.expiresAt) - Date.parse(own!.createdAt)) / 86_400_000;
  expect(days).toBe(14);
  expect((await juno.send(accept, { params: ref })).body).toEqual({ projectId: project.id });
  // Pressing twice changes nothing.
  await juno.send(accept, { params: ref });
  expect((await lead.send(list, { params })).body).toMatchObject([
    { user: { id: juno.id, name: juno.name }, state: 'accepted', isOpen: false },
  ]);
  const { body: joined } = await juno.send('GET /projects/{projectId}', { params });
  expect(joined.members).toContainEqual(
    expect.objectContaining({ userId: juno.id, role: 'Designer' }),
  );
  expect((await juno.send('GET /notifications')).body.unread).toBe(0);
});

test('a declined or withdrawn invitation can no longer be accepted', async () => {
  const declined = await createInvitation();
  await declined.juno.send(decline, { params: declined.ref });
  await declined.juno.send(decline, { params: declined.ref });
  expect(await refusal(declined.juno.refused(accept, { params: declined.ref }))).toEqual([
    409,
    'invitation_over',
  ]);
  expect(await notifiedTexts(declined.lead)).toEqual([]);

  const withdrawn = await createInvitation();
  const params = { ...withdrawn.params, ...withdrawn.ref };
  await withdrawn.lead.send(withdraw, { params });
  const { body } = await withdrawn.juno.refused(accept, { params: withdrawn.ref });
  expect(body.message).toBe('The team has withdrawn this invitation.');
  expect((await withdrawn.juno.send('GET /notifications')).body.unread).toBe(0);
});

test('an invitation sends one reminder on day 7 and expires on day 14', async () => {
  const { lead, juno, ref } = await createInvitation();
  await runScheduleIn(6.9);
  expect(await mailedSubjects(server, juno.email)).toHaveLength(1);
  await runScheduleIn(7);
  await runScheduleIn(13.9);
  expect(await mailedSubjects(server, juno.email)).toEqual([
    'An invitation is waiting for your answer',
    'You’re invited to a team',
  ]);
  const [, reminder] = (await server.mail()).filter(({ to }) => to === juno.email).toReversed();
  expect(reminder?.text).toMatch(/Your invitation to Trail Finder expires on \w+day, \w+ \d+\./);
  expect(await stateOf(juno, ref)).toBe('sent');
  await runScheduleIn(14);
  expect(await stateOf(juno, ref)).toBe('expired');
  expect(await mailedSubjects(server, juno.email)).toHaveLength(2);
  expect(await notifiedTexts(lead)).toEqual([]);
});

test('completing the project closes its invitations, without reminders', async () => {
  const { lead, juno, params, ref } = await createInvitation();
  await lead.send('POST /projects/{projectId}/completion', { params, body: { summary: '' } });
  expect(await stateOf(juno, ref)).toBe('withdrawn');
  const { notifications } = (await juno.send('GET /notifications')).body;
  expect(notifications.map(({ isRead }) => isRead)).toEqual([true]);
  await runScheduleIn(7);
  expect((await mailedSubjects(server, juno.email)).join()).not.toContain('expires on');
  const refused = await juno.refused('POST /invitations/{invitationId}/acceptance', {
    params: ref,
  });
  expect(refused.body).toMatchObject({
    code: 'invitation_over',
    message: 'This project is complete, so the invitation has ended.',
  });
});

test('an invitation never expires within a day of its reminder', async () => {
  const { juno, ref } = await createInvitation();
  await runScheduleIn(20);
  await runScheduleIn(20.9);
  expect(await stateOf(juno, ref)).toBe('sent');
  await runScheduleIn(21);
  expect(await stateOf(juno, ref)).toBe('expired');
});

test('two processes remind each of many people once', async () => {
  const lead = await createLead();
  const { id: projectId } = await createProject(lead, { name: 'Many Maps', teamSize: 100 });
  await server.pool.query(
    `with people as (
       insert into users (email, communication_email, first_name, last_name, login_method)
       select 'crowd.' || n || '@pieces.test', 'crowd.' || n || '@pieces.test', 'Crowd', n::text, 'email'
         from generate_series(1, 200) as n
       returning id)
     insert into invitations (project_id, user_id, invited_by, state, most_uses, created_at, expires_at)
     select $1, id, $2, 'sent', 1, now() - interval '8 days', now() + interval '6 days' from people`,
    [projectId, lead.id],
  );
  await Promise.all([runScheduleIn(0), runScheduleIn(0), runScheduleIn(0)]);
  const { rows } = await server.pool.query(
    `select count(*)::int as told, count(distinct user_id)::int as people from notifications
      where kind = 'invitation_reminder' and project_id = $1`,
    [projectId],
  );
  expect(rows).toEqual([{ told: 200, people: 200 }]);
  const emails = await server.pool.query<{ count: number }>(
    `select count(*)::int as count from outbox join notifications
         on notifications.id = (payload ->> 'notificationId')::bigint
      where notifications.kind = 'invitation_reminder' and project_id = $1`,
    [projectId],
  );
  expect(emails.rows[0]!.count).toBe(200);
});

test('someone who was removed is let in again by an invitation', async () => {
  const { creator, member, params } = await createTeam(server);
  await creator.send(remove, { params, body: { userId: member.id, note: 'See you again.' } });
  expect(await refusal(member.refused('POST /projects/{projectId}/members', { params }))).toEqual([
    409,
    'not_again_yet',
  ]);
  const { id } = await invite(creator, { ...params, person: member });
  const { body: project } = await member.send('GET /projects/{projectId}', { params });
  expect(project.invitationId).toBe(id);
  const { body: forOthers } = await creator.send('GET /projects/{projectId}', { params });
  expect(forOthers.invitationId).toBeNull();
  await member.send(accept, { params: { invitationId: id } });
});

test('joining in another way closes the invitation', async () => {
  const [lead, juno] = [await createLead(), await createPerson(server)];
  const { id: projectId } = await createProject(lead);
  const { id: invitationId } = await invite(lead, { projectId, person: juno });
  await juno.send('POST /projects/{projectId}/members', { params: { projectId } });
  expect(await stateOf(juno, { invitationId })).toBe('accepted');
  expect((await juno.send('GET /notifications')).body.unread).toBe(0);
});

test('an invitation stays open after team_full', async () => {
  const [lead, juno] = [await createLead(), await createPerson(server)];
  const { id: projectId } = await createProject(lead, { teamSize: 1 });
  const { id: invitationId } = await invite(lead, { projectId, person: juno });
  const ref = { params: { invitationId } };
  expect(await refusal(juno.refused(accept, ref))).toEqual([409, 'team_full']);
  expect(await stateOf(juno, { invitationId })).toBe('sent');
});

test('people choose who can invite them', async () => {
  const { creator, member, params } = await createTeam(server);
  const other = await createProject(creator);
  const juno = await createPerson(server, 'Juno');
  const inviting = (person: Person) => ({
    params: { projectId: other.id },
    body: { userId: person.id },
  });
  expect((await juno.send('GET /users/privacy-settings')).body).toMatchObject({
    invitations: 'anyone',
  });
  const canInvite = async (person: Person) =>
    (await creator.send('GET /users/{userId}/profile', { params: { userId: person.id } })).body.can
      .invite;
  expect(await canInvite(juno)).toBe(true);
  for (const person of [juno, member])
    await person.send(changePrivacy, { body: { invitations: 'teammates' } });
  expect(await canInvite(juno)).toBe(false);
  const { status, body } = await creator.refused(create, inviting(juno));
  expect([status, body.message]).toEqual([
    403,
    `${juno.name} isn’t taking invitations from you right now.`,
  ]);
  // Nor is a hidden person's name told.
  await juno.send(changePrivacy, { body: { profile: 'teams' } });
  const hidden = await creator.refused(create, inviting(juno));
  expect([hidden.status, hidden.body.message]).toEqual([404, 'This person doesn’t exist.']);
  await juno.send(changePrivacy, { body: { profile: 'everyone' } });
  // Also if they've left the team since.
  await backdateMembers(server, { id: params.projectId });
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  expect(await canInvite(member)).toBe(true);
  await creator.send(create, inviting(member));
  await juno.send(changePrivacy, { body: { invitations: 'nobody' } });
  expect(await canInvite(juno)).toBe(false);
  expect(await refusal(creator.refused(create, inviting(juno)))).toEqual([403, 'forbidden']);
});

test('members and complete projects are refused, and messages with links', async () => {
  const { lead, params } = await createInvitation();
  const member = await createPerson(server);
  expect(await refusal(lead.refused(create, { params, body: { userId: lead.id } }))).toEqual([
    403,
    'forbidden',
  ]);
  expect(await refusal(lead.refused(create, { params, body: { userId: 999_999_999 } }))).toEqual([
    404,
    'not_found',
  ]);
  const body = { userId: member.id, message: 'See https://example.com' };
  expect(await refusal(lead.refused(create, { params, body }))).toEqual([400, 'invalid_input']);
  await lead.send('POST /projects/{projectId}/completion', { params, body: { summary: '' } });
  expect(await refusal(lead.refused(create, { params, body: { userId: member.id } }))).toEqual([
    409,
    'project_completed',
  ]);
});

test('a project invites the same person once in 30 days, even if two leads try simultaneously', async () => {
  const { lead, juno, params, ref } = await createInvitation();
  await juno.send(decline, { params: ref });
  const again = { params, body: { userId: juno.id } };
  expect(await refusal(lead.refused(create, again))).toEqual([409, 'not_again_yet']);
  await server.pool.query(
    `update invitations set created_at = now() - interval '31 days' where id = $1`,
    [ref.invitationId],
  );
  const replies = await sendAtOnce(
    lead,
    [0, 1].map(() => ({ ...params, userId: juno.id })),
  );
  expect(new Set(replies)).toEqual(new Set([201, 409]));
});

test('allows ten open invitations of a project, and ten a day, or three in the first week', async () => {
  const lead = await createLead();
  const { id: projectId } = await createProject(lead);
  const other = await createProject(lead);
  const people = await Promise.all(Array.from({ length: 13 }, () => createPerson(server)));
  for (const { id } of people.slice(0, 10)) await invite(lead, { projectId, person: { id } });
  const eleventh = { userId: people[10]!.id };
  const full = lead.refused(create, { params: { projectId }, body: eleventh });
  expect(await refusal(full)).toEqual([409, 'limit_reached']);
  const daily = lead.refused(create, { params: { projectId: other.id }, body: eleventh });
  expect(await refusal(daily)).toEqual([429, 'too_many_requests']);

  // On two processes, for two projects simultaneously.
  const newcomer = await createPerson(server);
  const [first, second] = [await createProject(newcomer), await createProject(newcomer)];
  const replies = await sendAtOnce(
    newcomer,
    people
      .slice(0, 6)
      .map(({ id }, at) => ({ projectId: (at % 2 === 0 ? first : second).id, userId: id })),
  );
  expect(replies.filter((status) => status === 201)).toHaveLength(3);
  expect(replies.filter((status) => status === 429)).toHaveLength(3);
});

/** Invites people at the same time, on two processes. */
async function sendAtOnce(lead: Person, invitations: { projectId: number; userId: number }[]) {
  await lead.send('GET /auth/me');
  return Promise.all(
    invitations.map(async ({ projectId, userId }, at) => {
      const client = openClient(urls[at % 2]!, lead.cookies);
      const path = `/api/projects/${projectId}/invitations`;
      return (await client.request('POST', path, { body: { userId } })).status;
    }),
  );
}

test('an email to someone who is invited has no link from the names of a project and a role', async () => {
  const [lead, juno] = [await createLead(), await createPerson(server, 'Juno')];
  const link = 'https://evil.test/x';
  const project = await createProject(lead, { name: `Win ${link}`, lookingFor: [`See ${link}`] });
  await invite(lead, { projectId: project.id, person: juno, roleId: project.roles[0]!.id });
  const mails = (await server.mail()).filter(({ to }) => to === juno.email);
  expect(mails.map(({ subject }) => subject)).toContain('You’re invited to a team');
  expect(mails[0]?.text).toContain(`${lead.name} invited you to join a project on Pieces`);
  await runScheduleIn(8);
  const all = (await server.mail()).filter(({ to }) => to === juno.email);
  expect(all.length).toBeGreaterThan(mails.length);
  expect(JSON.stringify(all)).not.toContain('evil');
});
