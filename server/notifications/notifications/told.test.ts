import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  backdateMembers,
  changeTicket,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const comment = 'POST /projects/{projectId}/tickets/{ticketId}/comments';
const join = 'POST /projects/{projectId}/members';
const remove = 'DELETE /projects/{projectId}/members/{userId}';
const offer = 'POST /projects/{projectId}/creator';
const withdraw = 'DELETE /projects/{projectId}/creator';
const followers = '/users/{userId}/followers';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A team of three without earlier notifications. */
async function createThree() {
  const { creator, member, project, params } = await createTeam(server);
  const third = await createPerson(server, 'Sofia');
  await third.send(join, { params });
  await server.mail();
  await server.pool.query('delete from notifications');
  const clear = () => server.pool.query('delete from notifications');
  return { creator, member, third, project, params, clear };
}

const everyone = async (...people: Person[]) => Promise.all(people.map(notifiedTexts));

describe('a ticket', () => {
  test('assigned to someone notifies them right away, including by email', async () => {
    const { creator, member, third, project, clear } = await createThree();
    const ticket = await createTicket(creator, project.id, { assigneeId: member.id });
    const text = `${creator.name} assigned you “Draw the map”`;
    expect(await everyone(creator, member, third)).toEqual([[], [text], []]);
    expect(await mailedSubjects(server, member.email)).toEqual([text]);
    await clear();
    const again = await changeTicket(creator, ticket, { title: 'Draw it' });
    expect(await notifiedTexts(member)).toEqual([]);
    await changeTicket(member, again, { assigneeId: third.id });
    expect(await everyone(creator, member, third)).toEqual([
      [],
      [],
      [`${member.name} assigned you “Draw it”`],
    ]);
  });

  test('assigned to oneself or done notifies nobody', async () => {
    const { creator, member, project } = await createThree();
    const ticket = await createTicket(creator, project.id, { assigneeId: creator.id });
    await createTicket(creator, project.id, { assigneeId: member.id, status: 'Done' });
    await changeTicket(creator, ticket, { assigneeId: member.id, status: 'Done' });
    expect(await everyone(creator, member)).toEqual([[], []]);
  });

  test('moved to Done by someone else notifies its assignee, unless it’s reopened first', async () => {
    const { creator, member, project, clear } = await createThree();
    const ticket = await createTicket(creator, project.id, { assigneeId: member.id });
    const own = await createTicket(member, project.id, { assigneeId: member.id });
    await clear();
    await changeTicket(member, own, { status: 'Done' });
    expect(await notifiedTexts(member)).toEqual([]);
    const done = await changeTicket(creator, ticket, { status: 'Done' });
    const told = `${creator.name} moved “Draw the map” to Done`;
    expect(await everyone(creator, member)).toEqual([[], [told]]);
    const countUnread = async () => (await member.send('GET /notifications')).body.unread;
    expect(await countUnread()).toBe(1);
    const renamed = await changeTicket(creator, done, { title: 'Draw a map' });
    expect(await everyone(creator, member)).toEqual([[], [told]]);
    const open = await changeTicket(creator, renamed, { status: 'In Progress' });
    expect(await countUnread()).toBe(0);
    await changeTicket(creator, open, { status: 'Done' });
    // A day's notification of a ticket is renewed.
    expect(await notifiedTexts(member)).toEqual([`${creator.name} moved “Draw a map” to Done`]);
    expect(await countUnread()).toBe(1);
  });

  test('reopened for someone else notifies the new assignee', async () => {
    const { creator, member, third, project, clear } = await createThree();
    const ticket = await createTicket(creator, project.id, { assigneeId: member.id });
    await clear();
    const done = await changeTicket(creator, ticket, { status: 'Done' });
    await changeTicket(creator, done, { status: 'In Progress', assigneeId: third.id });
    expect((await member.send('GET /notifications')).body.unread).toBe(0);
    expect(await notifiedTexts(third)).toEqual([`${creator.name} assigned you “Draw the map”`]);
  });

  test('with a long title or none has a short text', async () => {
    const { creator, member, project } = await createThree();
    const title = `${'🗺️ '.repeat(60)}end`;
    const ticket = await createTicket(creator, project.id, { title, assigneeId: member.id });
    const [text] = await notifiedTexts(member);
    expect(text).toMatch(/…”$/);
    expect(Array.from(text ?? '').length).toBeLessThan(130);
    const open = await changeTicket(creator, ticket, { title: '', assigneeId: null });
    await changeTicket(creator, open, { assigneeId: member.id });
    expect((await notifiedTexts(member))[0]).toBe(
      `${creator.name} assigned you ticket #${ticket.id}`,
    );
  });
});

describe('a comment', () => {
  test('notifies the creator and the assignee of the ticket', async () => {
    const { creator, member, third, project, params, clear } = await createThree();
    const ticket = await createTicket(creator, project.id, { assigneeId: member.id });
    await clear();
    const target = { ...params, ticketId: ticket.id };
    await third.send(comment, { params: target, body: { text: 'Nice' } });
    const text = `${third.name} commented on “Draw the map”`;
    expect(await everyone(creator, member, third)).toEqual([[text], [text], []]);
    await clear();
    await member.send(comment, { params: target, body: { text: 'Thanks' } });
    expect(await everyone(member, third)).toEqual([[], []]);
    expect(await notifiedTexts(creator)).toHaveLength(1);
  });

  test('notifies someone who is both only once, and no former members', async () => {
    const { creator, member, third, project, params, clear } = await createThree();
    const own = await createTicket(member, project.id, { assigneeId: member.id });
    await third.send(comment, { params: { ...params, ticketId: own.id }, body: { text: 'Nice' } });
    expect(await notifiedTexts(member)).toHaveLength(1);
    await creator.send(remove, { params: { ...params, userId: member.id } });
    // They're a member elsewhere.
    await createProject(member);
    await clear();
    await third.send(comment, { params: { ...params, ticketId: own.id }, body: { text: 'Gone?' } });
    expect(await notifiedTexts(member)).toEqual([]);
  });
});

describe('a mention', () => {
  test('in a comment that was deleted is withdrawn from people who haven’t read it', async () => {
    const { creator, member, third, project } = await createThree();
    const ticket = await createTicket(creator, project.id);
    const params = { projectId: project.id, ticketId: ticket.id };
    const mention = { params, body: { text: `@[${third.id}]` } };
    const { body: kept } = await member.send(comment, mention);
    const { body: deleted } = await member.send(comment, mention);
    const told = `${member.name} mentioned you on “Draw the map”`;
    const deleteComment = (commentId: number) =>
      member.send('DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}', {
        params: { ...params, commentId },
      });
    expect(await notifiedTexts(third)).toEqual([told, told]);
    await deleteComment(deleted.id);
    expect(await notifiedTexts(third)).toEqual([told]);
    await third.send('PUT /notifications/read', { body: { upTo: 999_999_999 } });
    await deleteComment(kept.id);
    expect(await notifiedTexts(third)).toEqual([told]);
  });

  test('notifies that member right away, instead of about the comment', async () => {
    const { creator, member, third, project, params, clear } = await createThree();
    const ticket = await createTicket(creator, project.id);
    await clear();
    const target = { ...params, ticketId: ticket.id };
    const text = `@[${creator.id}] and @[${third.id}], @[${third.id}] and @[${member.id}]`;
    const { body } = await member.send(comment, { params: target, body: { text } });
    expect(body.text).toBe(text);
    expect(body.mentions).toEqual([creator, third, member].map(({ id, name }) => ({ id, name })));
    const told = `${member.name} mentioned you on “Draw the map”`;
    expect(await everyone(creator, member, third)).toEqual([[told], [], [told]]);
    expect(await mailedSubjects(server, third.email)).toContain(told);
    const list = await creator.send('GET /projects/{projectId}/tickets/{ticketId}/comments', {
      params: target,
    });
    expect(list.body[0]?.mentions).toEqual(body.mentions);
  });

  test('doesn’t notify anyone when a mention names a non-member', async () => {
    const { member, project, params } = await createThree();
    const ticket = await createTicket(member, project.id);
    const outsider = await createPerson(server);
    const text = `@[${outsider.id}] @[999999999] @[99999999999999]`;
    const target = { ...params, ticketId: ticket.id };
    const { body } = await member.send(comment, { params: target, body: { text } });
    expect(await notifiedTexts(outsider)).toEqual([]);
    expect(body.mentions).toEqual([{ id: outsider.id, name: outsider.name }]);
  });

  test('a mention added by an edit notifies; one that was there before doesn’t notify again', async () => {
    const { creator, member, third, project, params, clear } = await createThree();
    const ticket = await createTicket(creator, project.id);
    const target = { ...params, ticketId: ticket.id };
    const text = `@[${third.id}]`;
    const { body } = await member.send(comment, { params: target, body: { text } });
    await clear();
    await member.send('PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}', {
      params: { ...target, commentId: body.id },
      body: { text: `${text} and @[${creator.id}]` },
    });
    const told = `${member.name} mentioned you on “Draw the map”`;
    expect(await everyone(creator, third)).toEqual([[told], []]);
  });
});

describe('back and forth', () => {
  const edit = 'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}';

  test('a comment notifies someone once of a mention, even if it’s edited simultaneously', async () => {
    const { creator, member, third, project, params } = await createThree();
    const ticket = await createTicket(creator, project.id);
    const target = { ...params, ticketId: ticket.id };
    const { body } = await member.send(comment, { params: target, body: { text: 'Hello' } });
    const change = (text: string) =>
      member.send(edit, { params: { ...target, commentId: body.id }, body: { text } });
    const mention = `@[${third.id}]`;
    await Promise.all([1, 2, 3, 4].map((count) => change(`${mention} ${count}`)));
    for (const text of ['Hello', mention, 'Hello', mention]) await change(text);
    const told = `${member.name} mentioned you on “Draw the map”`;
    expect(await notifiedTexts(third)).toEqual([told]);
    expect((await mailedSubjects(server, third.email)).filter((one) => one === told)).toEqual([
      told,
    ]);
    // Another comment is other news.
    await member.send(comment, { params: target, body: { text: mention } });
    expect(await notifiedTexts(third)).toEqual([told, told]);
  });

  test('notifies someone once a day that a ticket is theirs', async () => {
    const { creator, member, third, project } = await createThree();
    let ticket = await createTicket(creator, project.id);
    for (const person of [creator, third, creator]) {
      ticket = await changeTicket(person, ticket, { assigneeId: member.id });
      ticket = await changeTicket(person, ticket, { assigneeId: null });
    }
    const told = `${creator.name} assigned you “Draw the map”`;
    expect(await notifiedTexts(member)).toEqual([told]);
    expect(await mailedSubjects(server, member.email)).toHaveLength(1);
    await member.send('PUT /notifications/read', { body: { upTo: Number.MAX_SAFE_INTEGER } });
    // They know of what they do themselves.
    ticket = await changeTicket(member, ticket, { assigneeId: member.id });
    expect((await member.send('GET /notifications')).body.unread).toBe(0);
    ticket = await changeTicket(member, ticket, { assigneeId: null });
    ticket = await changeTicket(third, ticket, { assigneeId: member.id });
    const { body } = await member.send('GET /notifications');
    const again = `${third.name} assigned you “Draw the map”`;
    expect(body.notifications.map(({ text, isRead }) => [text, isRead])).toEqual([[again, false]]);
    await server.pool.query(`update notifications set created_at = now() - interval '25 hours'`);
    ticket = await changeTicket(third, ticket, { assigneeId: null });
    await changeTicket(third, ticket, { assigneeId: member.id });
    expect(await notifiedTexts(member)).toEqual([again, again]);
  });

  test('notifies once if two people assign a ticket simultaneously', async () => {
    const { creator, member, third, project } = await createThree();
    const ticket = await createTicket(creator, project.id);
    await Promise.all(
      [creator, third].flatMap((person) =>
        [member.id, null, member.id, null].map((assigneeId) =>
          changeTicket(person, ticket, { assigneeId, version: undefined }),
        ),
      ),
    );
    expect(await notifiedTexts(member)).toHaveLength(1);
    expect(await mailedSubjects(server, member.email)).toHaveLength(1);
  });
});

describe('the team', () => {
  test('is notified once that someone joined with a role, without an immediate email', async () => {
    const { creator, member, project, params, clear } = await createThree();
    const roleId = project.roles[0]?.id;
    const joiner = await createPerson(server, 'Juno');
    await joiner.send(join, { params, body: { roleId } });
    const text = `${joiner.name} joined Trail Finder as Designer`;
    expect(await everyone(creator, member, joiner)).toEqual([[text], [text], []]);
    expect(await mailedSubjects(server, creator.email)).not.toContain(text);
    await backdateMembers(server, project);
    await joiner.send(remove, { params: { ...params, userId: joiner.id } });
    await clear();
    await joiner.send(join, { params });
    expect(await notifiedTexts(creator)).toEqual([]);
  });

  test('is notified that someone left; a removed person gets the note', async () => {
    const { creator, member, third, project, params, clear } = await createThree();
    await backdateMembers(server, project);
    await third.send(remove, { params: { ...params, userId: third.id } });
    const left = `${third.name} left Trail Finder`;
    expect(await everyone(creator, member, third)).toEqual([[left], [left], []]);
    await clear();
    await creator.send(remove, { params: { ...params, userId: member.id } });
    const removed = `${creator.name} removed you from Trail Finder`;
    expect(await everyone(creator, member)).toEqual([[], [removed]]);
    expect(await mailedSubjects(server, member.email)).toContain(removed);
  });
});

describe('an offered project', () => {
  test('notifies the member, and the former creator of the acceptance', async () => {
    const { creator, member, third, params } = await createThree();
    await creator.send(offer, { params, body: { userId: member.id } });
    expect(await everyone(creator, member, third)).toEqual([
      [],
      [`${creator.name} offered you Trail Finder`],
      [],
    ]);
    await member.send('POST /projects/{projectId}/creator/acceptance', { params });
    expect(await notifiedTexts(creator)).toEqual([`${member.name} took over Trail Finder`]);
    expect((await member.send('GET /notifications')).body.unread).toBe(0);
  });

  test('that is withdrawn is marked as read and not emailed', async () => {
    const { creator, member, params } = await createThree();
    await creator.send(offer, { params, body: { userId: member.id } });
    await creator.send(withdraw, { params });
    expect((await member.send('GET /notifications')).body.unread).toBe(0);
    expect(await mailedSubjects(server, member.email)).toEqual([]);
  });
});

test('notifies someone once of a follower, without an email', async () => {
  const [aino, eetu] = [await createPerson(server, 'Aino'), await createPerson(server, 'Eetu')];
  const params = { userId: aino.id };
  for (const method of ['POST', 'POST', 'DELETE', 'POST'] as const)
    await eetu.send(`${method} ${followers}`, { params });
  expect(await notifiedTexts(aino)).toEqual([`${eetu.name} followed you`]);
  expect(await mailedSubjects(server, aino.email)).toEqual([]);
});
