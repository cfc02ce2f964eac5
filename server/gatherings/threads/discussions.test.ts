import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readStream } from '#tests/event-stream.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createPerson } from '#tests/factories/people.ts';
import { createTeam, createTicket } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /projects/{projectId}/threads';
const start = 'POST /projects/{projectId}/threads';
const get = 'GET /projects/{projectId}/threads/{threadId}';
const rename = 'PUT /projects/{projectId}/threads/{threadId}';
const setState = 'PUT /projects/{projectId}/threads/{threadId}/state';
const remove = 'DELETE /projects/{projectId}/threads/{threadId}';
const posts = 'GET /projects/{projectId}/threads/{threadId}/posts';
const reply = 'POST /projects/{projectId}/threads/{threadId}/posts';
const edit = 'PUT /projects/{projectId}/threads/{threadId}/posts/{commentId}';
const removePost = 'DELETE /projects/{projectId}/threads/{threadId}/posts/{commentId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'discussions');
});

/** A team of two, and a discussion that the member has started. */
async function createDiscussion(title = 'Which map?', text = 'The free one is small.') {
  const team = await createTeam(server);
  const { body } = await team.member.send(start, { params: team.params, body: { title, text } });
  return { ...team, discussion: body, of: { ...team.params, threadId: body.id } };
}

const addMember = async (params: { projectId: number }, name = 'Sofia') => {
  const person = await createPerson(server, name);
  await person.send('POST /projects/{projectId}/members', { params });
  return person;
};

const open = { isPinned: false, isClosed: false };

test('a discussion is listed with how its first post begins, in one line without marks', async () => {
  const text = '## Tiles\n\n- **Free** ones are `small`\n\n```js\nload();\n```\n';
  const { creator, member, params, of } = await createDiscussion('Which map?', text);
  await creator.send(reply, { params: of, body: { text: `See @[${member.id}]` } });
  expect((await creator.send(list, { params })).body).toMatchObject([
    {
      id: of.threadId,
      title: 'Which map?',
      author: { id: member.id, name: member.name },
      excerpt: 'Tiles Free ones are small load();',
      replies: 1,
      ...open,
    },
  ]);
});

test('an excerpt names who is mentioned, and leaves out a mention that is cut', async () => {
  const { creator, member, params } = await createTeam(server);
  // The 200th character is in the middle of the second mention.
  const text = `${`Thanks, @[${creator.id}]! `.padEnd(196, 'x')} @[${creator.id}]`;
  await member.send(start, { params, body: { title: 'Thanks', text } });
  const [listed] = (await creator.send(list, { params })).body;
  expect(listed?.excerpt).toMatch(new RegExp(`^Thanks, @${creator.name}! x+$`));
});

test('pinned discussions come first, then those with the latest posts', async () => {
  const { creator, member, params, of } = await createDiscussion('First');
  const titles = async () => (await member.send(list, { params })).body.map(({ title }) => title);
  const body = { title: 'Second', text: 'Words' };
  const second = (await member.send(start, { params, body })).body.id;
  expect(await titles()).toEqual(['Second', 'First']);
  const { body: late } = await creator.send(reply, { params: of, body: { text: 'Late' } });
  expect(await titles()).toEqual(['First', 'Second']);
  await creator.send(removePost, { params: { ...of, commentId: late.id } });
  expect(await titles()).toEqual(['Second', 'First']);
  await creator.send(setState, { params: of, body: { ...open, isPinned: true } });
  expect(await titles()).toEqual(['First', 'Second']);
  await creator.send(setState, { params: of, body: open });
  expect(await titles()).toEqual(['Second', 'First']);
  expect(second).toBeGreaterThan(of.threadId);
});

test('a new discussion notifies the team, and a reply those who wrote before', async () => {
  const { creator, member, params } = await createTeam(server);
  const third = await addMember(params);
  const body = { title: 'Which map?', text: 'Words' };
  const of = { ...params, threadId: (await member.send(start, { params, body })).body.id };
  const started = `${member.name} started the discussion “Which map?” in Trail Finder`;
  for (const person of [creator, third]) expect(await notifiedTexts(person)).toContain(started);
  expect(await notifiedTexts(member)).not.toContain(started);

  await creator.send(reply, { params: of, body: { text: 'This one' } });
  const replied = `${creator.name} replied to “Which map?” in Trail Finder`;
  expect(await notifiedTexts(member)).toContain(replied);
  for (const person of [creator, third]) expect(await notifiedTexts(person)).not.toContain(replied);
  const { notifications } = (await member.send('GET /notifications')).body;
  expect(notifications[0]).toMatchObject({
    subject: `thread:${of.threadId}`,
    path: `/team-workspace/${params.projectId}?thread=${of.threadId}`,
  });
});

test('a mention in a discussion notifies only of the mention, and leads to it', async () => {
  const { creator, member, of } = await createDiscussion();
  await creator.send(reply, { params: of, body: { text: `Ask @[${member.id}]` } });
  const texts = await notifiedTexts(member);
  expect(texts).toContain(`${creator.name} mentioned you in “Which map?”`);
  expect(texts.filter((text) => text.includes('replied'))).toEqual([]);
  const { notifications } = (await member.send('GET /notifications')).body;
  expect(notifications[0]).toMatchObject({ subject: `thread:${of.threadId}` });
});

test('its author renames a discussion, and deletes it until somebody else replies', async () => {
  const { creator, member, params, of } = await createDiscussion();
  const body = { title: 'Which tiles?' };
  expect((await creator.refused(rename, { params: of, body })).status).toBe(403);
  expect((await member.send(rename, { params: of, body })).body).toMatchObject({
    title: 'Which tiles?',
    can: { rename: true, remove: true, manage: false, write: true },
  });
  await member.send(reply, { params: of, body: { text: 'Nobody?' } });
  const { body: answer } = await creator.send(reply, { params: of, body: { text: 'Me' } });
  expect((await member.refused(remove, { params: of })).status).toBe(403);
  await creator.send(removePost, { params: { ...of, commentId: answer.id } });
  await member.send(remove, { params: of });
  expect((await member.send(list, { params })).body).toEqual([]);
  expect((await member.refused(get, { params: of })).status).toBe(404);
  expect((await notifiedTexts(creator)).filter((text) => text.includes('Which'))).toHaveLength(1);
  const { notifications } = (await creator.send('GET /notifications')).body;
  expect(notifications.find(({ text }) => text.includes('Which'))?.isRead).toBe(true);
});

test('the first post is edited, and deleted only with its discussion', async () => {
  const { member, of } = await createDiscussion();
  const [first] = (await member.send(posts, { params: of })).body;
  expect(first?.can).toEqual({ edit: true, remove: false });
  const params = { ...of, commentId: first!.id };
  expect((await member.refused(removePost, { params })).status).toBe(403);
  await member.send(edit, { params, body: { text: 'The free one is large.' } });
  expect((await member.send(posts, { params: of })).body).toMatchObject([
    { text: 'The free one is large.' },
  ]);
});

test('news say which discussions have changed, and nothing of the notes', async () => {
  const { creator, member, params, of } = await createDiscussion();
  const stream = await readStream(creator, params.projectId);
  onTestFinished(stream.close);
  await member.send(reply, { params: of, body: { text: 'Words' } });
  await stream.until(() => stream.news().length > 0);
  expect(stream.news().at(-1)).toMatchObject({ threads: [of.threadId], notes: false });
});

describe('a closed discussion', () => {
  test('takes no replies, edits or new title until a lead opens it again', async () => {
    const { creator, member, of } = await createDiscussion();
    const state = { isPinned: false, isClosed: true };
    expect((await member.refused(setState, { params: of, body: state })).status).toBe(403);
    await creator.send(setState, { params: of, body: state });
    const [first] = (await member.send(posts, { params: of })).body;
    const text = { text: 'More' };
    for (const refused of [
      await member.refused(reply, { params: of, body: text }),
      await member.refused(edit, { params: { ...of, commentId: first!.id }, body: text }),
    ])
      expect(refused.body).toMatchObject({ status: 403, message: 'This discussion is closed.' });
    expect((await member.refused(rename, { params: of, body: { title: 'New' } })).status).toBe(403);
    expect((await member.send(get, { params: of })).body).toMatchObject({
      isClosed: true,
      can: { rename: false, write: false },
    });
    await creator.send(setState, { params: of, body: open });
    await member.send(reply, { params: of, body: text });
  });

  test('is not replied to while a lead closes it: each reply comes before, or is refused', async () => {
    const { creator, member, of } = await createDiscussion();
    const [closed, ...replies] = await Promise.all([
      creator.send(setState, { params: of, body: { isPinned: false, isClosed: true } }),
      ...Array.from({ length: 6 }, (_, at) =>
        member.request('POST', `/api/projects/${of.projectId}/threads/${of.threadId}/posts`, {
          body: { text: `Reply ${at}` },
        }),
      ),
    ]);
    const written = replies.filter(({ status }) => status === 201).length;
    expect(replies.every(({ status }) => status === 201 || status === 403)).toBe(true);
    expect(closed.body.replies).toBe(written);
    const { rows } = await server.pool.query(
      `select post_count, (select count(*) from comments where thread_id = threads.id) as posts
         from threads where id = $1`,
      [of.threadId],
    );
    expect(rows).toEqual([{ post_count: written + 1, posts: written + 1 }]);
  });
});

test('a discussion that is replied to while it is deleted either has the reply, or is gone', async () => {
  for (let round = 0; round < 5; round++) {
    const { creator, member, of } = await createDiscussion();
    const path = `/api/projects/${of.projectId}/threads/${of.threadId}`;
    const [replied, deleted] = await Promise.all([
      creator.request('POST', `${path}/posts`, { body: { text: 'Wait!' } }),
      member.request('DELETE', path),
    ]);
    expect([[replied.status, deleted.status]]).toContainEqual(
      replied.status === 201 ? [201, 403] : [404, 204],
    );
  }
});

test('a discussion of another team, and the notes, are no discussion here', async () => {
  const { member, params, of } = await createDiscussion();
  const other = await createTeam(server);
  await other.member.send('POST /projects/{projectId}/notes', {
    params: other.params,
    body: { text: 'Hello' },
  });
  const { rows } = await server.pool.query(
    `select id from threads where project_id = $1 and kind = 'notes'`,
    [other.params.projectId],
  );
  for (const threadId of [of.threadId, rows[0].id as number]) {
    const params = { ...other.params, threadId };
    expect((await other.member.refused(get, { params })).status).toBe(404);
    expect((await other.member.refused(posts, { params })).status).toBe(404);
    expect((await other.creator.refused(reply, { params, body: { text: 'x' } })).status).toBe(404);
  }
  expect((await member.send(list, { params })).body).toHaveLength(1);
});

test('a team has at most 200 discussions', async () => {
  const { member, params } = await createDiscussion();
  await server.pool.query(
    `insert into threads (project_id, kind, title)
     select $1, 'discussion', 'Filler' from generate_series(1, 199)`,
    [params.projectId],
  );
  const body = { title: 'One more', text: 'Words' };
  expect((await member.refused(start, { params, body })).body).toMatchObject({
    code: 'limit_reached',
    message: 'This team already has 200 discussions. Delete some to continue.',
  });
});

test('a team’s latest changes are listed with their tickets and discussions, newest first', async () => {
  const { creator, member, params, of } = await createDiscussion();
  const ticket = await createTicket(creator, params.projectId, { title: 'Draw the map' });
  await member.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
    params: { ...params, ticketId: ticket.id },
    body: { text: 'Nice' },
  });
  await creator.send(reply, { params: of, body: { text: 'Words' } });
  const changes = (await member.send('GET /projects/{projectId}/changes', { params })).body;
  const about = { ticket: null, thread: { id: of.threadId, title: 'Which map?' } };
  const aboutTicket = {
    ticket: { id: ticket.id, title: 'Draw the map', isDeleted: false },
    thread: null,
  };
  expect(changes.slice(0, 4)).toMatchObject([
    { kind: 'comment_written', actor: { id: creator.id }, ...about },
    { kind: 'comment_written', actor: { id: member.id }, ...aboutTicket },
    { kind: 'ticket_created', actor: { id: creator.id }, ...aboutTicket },
    { kind: 'thread_started', actor: { id: member.id }, ...about },
  ]);
});

test('a team’s earlier changes are listed 20 at a time, each once', async () => {
  const { member, creator, params } = await createDiscussion();
  for (let count = 0; count < 24; count += 1)
    await createTicket(creator, params.projectId, { title: `Ticket ${count}` });
  const list = async (before?: number) =>
    (
      await member.send('GET /projects/{projectId}/changes', {
        params,
        query: before ? { before } : {},
      })
    ).body;
  const first = await list();
  const second = await list(first.at(-1)!.number);
  expect(first).toHaveLength(20);
  expect(second.slice(0, 5).map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 4 }, () => 'ticket_created'),
    'thread_started',
  ]);
  expect(second.length).toBeLessThan(20);
  const numbers = [...first, ...second].map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(await list(second.at(-1)!.number)).toEqual([]);
});
