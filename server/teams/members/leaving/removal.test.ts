import { beforeAll, expect, test } from 'vitest';
import { formatDay } from '#server/platform/formats/format-dates.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  backdateMembers,
  createTeam,
  createTicket,
  listTickets,
} from '#tests/factories/projects.ts';
import { notifiedTexts as textsFor } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const dismiss = 'POST /projects/{projectId}/departures';
const remove = 'DELETE /projects/{projectId}/members/{userId}';
const change = 'PUT /projects/{projectId}/members/{userId}';
const join = 'POST /projects/{projectId}/members';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A creator, a lead and a member. */
async function createWithLead() {
  const { creator, member: lead, params, project } = await createTeam(server);
  const member = await createPerson(server, 'Sofia');
  await member.send(join, { params });
  await creator.send(change, { params: { ...params, userId: lead.id }, body: { isLead: true } });
  return { creator, lead, member, params, project };
}

const note = 'We’re looking for someone with more time.';
const bodyFor = ({ id }: Person) => ({ userId: id, note });

const listDepartures = async (projectId: number) =>
  (
    await server.pool.query(
      'select user_id, kind, note, by_id from departures where project_id = $1 order by id',
      [projectId],
    )
  ).rows;

test('a lead removes a member with a note, which only that person is emailed, and it’s logged', async () => {
  const { creator, lead, member, params, project } = await createWithLead();
  await createTicket(creator, project.id, { assigneeId: member.id });
  const { status } = await lead.send(dismiss, { params, body: bodyFor(member) });
  expect(status).toBe(204);
  expect((await member.refused('GET /projects/{projectId}/members', { params })).status).toBe(404);
  expect((await listTickets(creator, project.id))[0]?.assigneeId).toBeNull();
  expect(await listDepartures(project.id)).toEqual([
    { user_id: member.id, kind: 'removed', note, by_id: lead.id },
  ]);
  const { rows: log } = await server.pool.query(
    'select act, actor_id, data from audit where subject = $1',
    [`person:${member.id}`],
  );
  expect(log).toEqual([
    { act: 'remove_member', actor_id: lead.id, data: { projectId: project.id } },
  ]);
  const mails = (await server.mail()).filter(({ subject }) => subject.includes('removed you from'));
  expect(mails.map(({ to }) => to)).toEqual([member.email]);
  expect(mails[0]?.subject).toBe(`${lead.name} removed you from Trail Finder`);
  expect(mails[0]?.text).toContain(`${lead.name} wrote:\n\n${note}`);
});

test('tells only the removed person when they can rejoin', async () => {
  const { creator, lead, member, params } = await createWithLead();
  await lead.send(dismiss, { params, body: bodyFor(member) });
  const read = async (person: Person) =>
    (await person.send('GET /projects/{projectId}', { params })).body;
  const { rejoinAt, can } = await read(member);
  const days = (new Date(rejoinAt ?? 0).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBe(90);
  expect(can).toMatchObject({ join: false, ask: false });
  for (const person of [creator, await createPerson(server)])
    expect((await read(person)).rejoinAt).toBeNull();
  const mail = (await server.mail()).find(
    ({ to, subject }) => to === member.email && subject.includes('removed you from'),
  );
  expect(mail?.text).toContain(
    `You can join again from ${formatDay(rejoinAt ?? '')}, or earlier by invitation.`,
  );
});

test('returns not_again_yet for 90 days to someone who was removed', async () => {
  const { creator, lead, member, params } = await createWithLead();
  await lead.send(dismiss, { params, body: bodyFor(member) });
  const refusal = await member.refused(join, { params });
  expect(refusal.body).toMatchObject({ code: 'not_again_yet', status: 409 });
  expect(refusal.body.message).toMatch(/^You were removed from this team\. You can rejoin from /);
  expect(refusal.body.message).toContain(`or earlier if ${creator.name} invites you.`);
  const canJoin = async () =>
    (await member.send('GET /projects/{projectId}', { params })).body.can.join;
  expect(await canJoin()).toBe(false);
  await server.pool.query(`update departures set at = at - interval '90 days'`);
  expect(await canJoin()).toBe(true);
  await member.send(join, { params });
});

test('someone who left can rejoin; the team is notified that they left', async () => {
  const { creator, lead, member, params, project } = await createWithLead();
  await backdateMembers(server, project);
  await member.send(remove, { params: { ...params, userId: member.id } });
  const text = `${member.name} left Trail Finder`;
  expect(await textsFor(creator)).toContain(text);
  expect(await textsFor(lead)).toContain(text);
  expect(await textsFor(member)).toEqual([]);
  await member.send(join, { params });
  expect(await listDepartures(project.id)).toEqual([
    { user_id: member.id, kind: 'left', note: '', by_id: member.id },
  ]);
});

test('the call without a note still removes someone, who is emailed without one', async () => {
  const { creator, member, params, project } = await createWithLead();
  await creator.send(remove, { params: { ...params, userId: member.id } });
  expect(await listDepartures(project.id)).toMatchObject([{ kind: 'removed', note: '' }]);
  const mail = (await server.mail()).find(({ to }) => to === member.email);
  expect(mail?.text).not.toContain('writes');
});

test('leads can’t remove leads, the creator or themselves; the creator can remove a lead', async () => {
  const { creator, lead, member, params } = await createWithLead();
  await creator.send(change, { params: { ...params, userId: member.id }, body: { isLead: true } });
  for (const target of [member, creator, lead]) {
    const refusal = await lead.refused(dismiss, { params, body: bodyFor(target) });
    expect(refusal.body.code).toBe('forbidden');
  }
  await creator.send(dismiss, { params, body: bodyFor(member) });
});

test('forbidden for a member who is no lead, not_found for outsiders', async () => {
  const { creator, member, lead, params } = await createWithLead();
  const outsider = await createPerson(server);
  expect((await member.refused(dismiss, { params, body: bodyFor(lead) })).status).toBe(403);
  expect((await outsider.refused(dismiss, { params, body: bodyFor(member) })).status).toBe(404);
  expect((await creator.refused(dismiss, { params, body: bodyFor(outsider) })).status).toBe(404);
});

test.each([
  ['', 'Note is required'],
  ['a', 'Note must be at least 3 characters long'],
  ['a'.repeat(301), 'Note must not exceed 300 characters'],
  ['See https://bad.test', 'Note must not contain a link'],
])('returns invalid_input for the note %j', async (text, message) => {
  const { creator, member, params } = await createWithLead();
  const body = { userId: member.id, note: text };
  expect((await creator.refused(dismiss, { params, body })).body.message).toBe(message);
});
