import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import { backdateMembers, createTeam, createTicket } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /projects/{projectId}/notes';
const write = 'POST /projects/{projectId}/notes';
const change = 'PUT /projects/{projectId}/notes/{commentId}';
const remove = 'DELETE /projects/{projectId}/notes/{commentId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('the team writes, changes and deletes notes; only the author can', async () => {
  const { creator, member, params } = await createTeam(server);
  const { body: note } = await member.send(write, { params, body: { text: 'Hello, everyone!' } });
  const of = { ...params, commentId: note.id };
  expect((await creator.send(list, { params })).body).toMatchObject([
    { text: 'Hello, everyone!', author: { id: member.id }, can: { edit: false, remove: false } },
  ]);
  expect((await creator.refused(change, { params: of, body: { text: 'No' } })).status).toBe(403);
  const { body } = await member.send(change, { params: of, body: { text: 'Hello!' } });
  expect(body).toMatchObject({ id: note.id, text: 'Hello!', can: { edit: true, remove: true } });
  await member.send(remove, { params: of });
  expect((await creator.send(list, { params })).body).toEqual([]);
});

test('a note notifies the team; people it mentions get only the mention', async () => {
  const { creator, member, params } = await createTeam(server);
  const third = await createPerson(server, 'Sofia');
  await third.send('POST /projects/{projectId}/members', { params });
  const text = `Thanks, @[${member.id}]!`;
  const { body } = await creator.send(write, { params, body: { text } });
  expect(body.mentions).toEqual([{ id: member.id, name: member.name }]);
  const told = `${creator.name} wrote a note to the team of Trail Finder`;
  expect(await notifiedTexts(third)).toContain(told);
  const texts = await notifiedTexts(member);
  expect(texts).toContain(`${creator.name} mentioned you in the notes of Trail Finder`);
  expect(texts).not.toContain(told);
  const { notifications } = (await member.send('GET /notifications')).body;
  expect(notifications[0]).toMatchObject({
    subject: `notes:${params.projectId}`,
    path: `/team-workspace/${params.projectId}?team=notes`,
  });
});

test('code in a note mentions nobody, even after an edit', async () => {
  const { creator, member, params } = await createTeam(server);
  const code = `Type \`@[${member.id}]\` to mention someone.`;
  const { body: note } = await creator.send(write, { params, body: { text: code } });
  expect(note.mentions).toEqual([]);
  const of = { ...params, commentId: note.id };
  await creator.send(change, { params: of, body: { text: `${code}\n\n    @[${member.id}]` } });
  expect((await notifiedTexts(member)).filter((text) => text.includes('mentioned'))).toEqual([]);
  await creator.send(change, { params: of, body: { text: `Thanks, @[${member.id}]` } });
  expect((await notifiedTexts(member)).filter((text) => text.includes('mentioned'))).toHaveLength(
    1,
  );
});

test('a mention only names people who are or were on the team, and none who are hidden', async () => {
  const { creator, member, params } = await createTeam(server);
  const [open, hidden, blocking] = [
    await createPerson(server, 'Open'),
    await createPerson(server, 'Hidden'),
    await createPerson(server, 'Blocking'),
  ];
  for (const person of [member, hidden])
    await person.send('PUT /users/privacy-settings', { body: { profile: 'teams' } });
  for (const person of [member, blocking])
    await person.send('PUT /users/blocks/{userId}', { params: { userId: creator.id } });
  const text = [open, hidden, blocking, member].map(({ id }) => `@[${id}]`).join(' ');
  const { body: note } = await creator.send(write, { params, body: { text } });
  const named = [open, member].map(({ id, name }) => ({ id, name }));
  expect(note.mentions).toEqual(named);
  await backdateMembers(server, { id: params.projectId });
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  expect((await creator.send(list, { params })).body).toMatchObject([{ mentions: named }]);
});

test('notes and comments don’t mix, and notes earn nothing', async () => {
  const { creator, member, params, project } = await createTeam(server);
  const { id: ticketId } = await createTicket(creator, project.id);
  const { body: note } = await member.send(write, { params, body: { text: 'A note' } });
  const ofTicket = { ...params, ticketId };
  const comments = 'GET /projects/{projectId}/tickets/{ticketId}/comments';
  expect((await member.send(comments, { params: ofTicket })).body).toEqual([]);
  const refusal = await member.refused(
    'DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}',
    { params: { ...ofTicket, commentId: note.id } },
  );
  expect(refusal.status).toBe(404);
  const other = await createTeam(server);
  const elsewhere = { ...other.params, commentId: note.id };
  expect((await other.member.refused(remove, { params: elsewhere })).status).toBe(404);
  const { rows } = await server.pool.query(
    `select from events where kind = 'comment_written' and project_id = $1`,
    [project.id],
  );
  expect(rows).toEqual([]);
});
