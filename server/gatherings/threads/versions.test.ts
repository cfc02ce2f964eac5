import { beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin, decide, undo } from '#tests/factories/decisions.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
  await makeLive(server, 'forum');
  await makeLive(server, 'discussions');
});

type Post = {
  author: Person;
  id: number;
  edit: (text: string) => Promise<unknown>;
  read: (reader?: Pick<Person, 'send'>) => Promise<string[]>;
};

async function createForumPost(): Promise<Post> {
  const author = await createPerson(server);
  const path = '/forum/threads/{threadId}/posts';
  const body = { categoryId: 1, title: 'Why?', text: 'First', tags: [] };
  const { id: threadId } = (await author.send('POST /forum/threads', { body })).body;
  const id = (await author.send(`GET ${path}`, { params: { threadId } })).body[0]!.id;
  const params = { threadId, commentId: id };
  return {
    author,
    id,
    edit: (text) => author.send(`PUT ${path}/{commentId}`, { params, body: { text } }),
    read: async (reader = openClient(server.url)) =>
      (await reader.send(`GET ${path}/{commentId}/versions`, { params })).body.map(textOf),
  };
}

async function createTeamPost(): Promise<Post> {
  const { creator: author, member, project } = await createTeam(server);
  const thread = { projectId: project.id };
  const path = '/projects/{projectId}/threads';
  const body = { title: 'Why?', text: 'First' };
  const { id: threadId } = (await author.send(`POST ${path}`, { params: thread, body })).body;
  const posts = `${path}/{threadId}/posts` as const;
  const id = (await author.send(`GET ${posts}`, { params: { ...thread, threadId } })).body[0]!.id;
  const params = { ...thread, threadId, commentId: id };
  return {
    author,
    id,
    edit: (text) => author.send(`PUT ${posts}/{commentId}`, { params, body: { text } }),
    read: async (reader = member) =>
      (await reader.send(`GET ${posts}/{commentId}/versions`, { params })).body.map(textOf),
  };
}

const textOf = ({ text }: { text: string }) => text;

/** Sets back when a post was written. */
const age = (id: number, minutes: number) =>
  server.pool.query(
    `update comments set created_at = now() - $2 * interval '1 minute' where id = $1`,
    [id, minutes],
  );

describe.each([
  ['the forum', createForumPost],
  ['a discussion', createTeamPost],
])('a post in %s', (_, create) => {
  test('keeps what it said before edits later than five minutes, the newest first', async () => {
    const { id, edit, read } = await create();
    await age(id, 4);
    await edit('Second');
    expect(await read()).toEqual([]);
    await age(id, 5);
    await edit('Third');
    await edit('Third');
    await edit('Fourth');
    expect(await read()).toEqual(['Third', 'Second']);
  });

  test('keeps the last 20 texts', async () => {
    const { id, edit, read } = await create();
    await age(id, 60);
    for (let count = 1; count <= 22; count += 1) await edit(`Text ${count}`);
    const kept = await read();
    expect(kept).toHaveLength(20);
    expect([kept[0], kept.at(-1)]).toEqual(['Text 21', 'Text 2']);
  });

  test('shows nobody its earlier texts while an admin hides it', async () => {
    const { author, id, edit, read } = await create();
    await age(id, 60);
    await edit('Second');
    const subject = { kind: 'comment', id } as const;
    await author.send('POST /reports', { body: { subject, reason: 'spam' } });
    const { body: decision } = await decide(admin, subject, { act: 'hide' });
    expect([await read(), await read(author)]).toEqual([[], []]);
    await undo(admin, decision);
    expect(await read()).toEqual(['First']);
  });
});

test('an account’s deletion leaves the post, without what it said before', async () => {
  const { author, id, edit, read } = await createForumPost();
  await age(id, 60);
  await edit('Second');
  const { body } = await author.send('GET /users/export');
  expect(body.comments).toMatchObject([
    { text: 'Second', earlier_texts: [{ text: 'First', written_at: expect.any(String) }] },
  ]);
  await author.send('POST /users/deletion', { body: { email: author.email, password } });
  expect(await read()).toEqual([]);
});

test('a comment on a ticket keeps no earlier texts', async () => {
  const { creator, project } = await createTeam(server);
  const { id: ticketId } = await createTicket(creator, project.id);
  const params = { projectId: project.id, ticketId };
  const path = '/projects/{projectId}/tickets/{ticketId}/comments';
  const { id: commentId } = (await creator.send(`POST ${path}`, { params, body: { text: 'One' } }))
    .body;
  await age(commentId, 60);
  await creator.send(`PUT ${path}/{commentId}`, {
    params: { ...params, commentId },
    body: { text: 'Two' },
  });
  const { rowCount } = await server.pool.query(
    'select from comment_versions where comment_id = $1',
    [commentId],
  );
  expect(rowCount).toBe(0);
});
