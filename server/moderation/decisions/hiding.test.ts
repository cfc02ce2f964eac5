import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import {
  createBuilding,
  createHackathon,
  createParticipants,
  endInHours,
  hackathonForm,
  submit,
} from '#tests/factories/hackathons.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { makeLive } from '#tests/factories/areas.ts';
import {
  changeEvent,
  createEvent,
  createOrganizer,
  join,
  readEvent,
} from '#tests/factories/events.ts';
import { planMeeting } from '#tests/factories/meetings.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { askToJoin, createAskingProject, createTeam } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let admin: Person;
let otherUrl: string;

const reason = 'It breaks our code of conduct.';
const notice = 'Hidden by an admin.';

beforeAll(async () => {
  server = await startTestServer();
  otherUrl = await server.startAnother();
  admin = await createAdmin(server);
});

type Kind =
  | 'comment'
  | 'join_request'
  | 'hackathon'
  | 'announcement'
  | 'submission'
  | 'calendar_event';

/** Reports something as someone who sees it, and decides about it. */
async function decide(
  reporter: Person,
  subject: { kind: Kind; id: number },
  act: 'hide' | 'close',
) {
  await reporter.send('POST /reports', { body: { subject, reason: 'spam' } });
  return (await admin.send('POST /admin/decisions', { body: { subject, act, reason } })).body;
}

const undoKey = 'POST /admin/decisions/{decisionId}/undo';
const undo = ({ id: decisionId }: { id: number }, client: Pick<Person, 'send'> = admin) =>
  client.send(undoKey, { params: { decisionId }, body: { reason } });

/** A note to a team, and how to read, change and hide it. */
async function createNote() {
  const { creator, member, params } = await createTeam(server);
  const notes = 'POST /projects/{projectId}/notes';
  const { body } = await member.send(notes, { params, body: { text: 'First text' } });
  return {
    read: async () =>
      (await creator.send('GET /projects/{projectId}/notes', { params })).body[0]!.text,
    change: (text: string) =>
      server.pool.query('update comments set text = $2 where id = $1', [body.id, text]),
    hide: () => decide(creator, { kind: 'comment', id: body.id }, 'hide'),
  };
}

test('a text hidden twice stays hidden until both decisions are undone, in any order', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const note = await createNote();
    const decisions = [await note.hide(), await note.hide()];
    await undo(decisions[order[0]!]!);
    expect(await note.read()).toBe(notice);
    await undo(decisions[order[1]!]!);
    expect(await note.read()).toBe('First text');
  }
});

test('forbidden: the author changes a hidden comment, which they aren’t offered, until the decision is undone', async () => {
  const { creator, member, params } = await createTeam(server);
  const text = 'First text';
  const { body } = await member.send('POST /projects/{projectId}/notes', {
    params,
    body: { text },
  });
  const decision = await decide(creator, { kind: 'comment', id: body.id }, 'hide');
  const key = 'PUT /projects/{projectId}/notes/{commentId}';
  const change = { params: { ...params, commentId: body.id }, body: { text } };
  const readCan = async () =>
    (await member.send('GET /projects/{projectId}/notes', { params })).body[0]?.can;
  expect(await readCan()).toEqual({ edit: false, remove: true });
  expect((await member.refused(key, change)).body).toMatchObject({
    code: 'forbidden',
    message: 'An admin hid this comment, so you can’t change it.',
  });
  await undo(decision);
  expect(await readCan()).toEqual({ edit: true, remove: true });
  expect((await member.send(key, change)).body.text).toBe(text);
});

test('undoing an earlier decision doesn’t bring back what was changed and hidden again', async () => {
  const note = await createNote();
  const first = await note.hide();
  await note.change('Second text');
  const second = await note.hide();
  await undo(first);
  expect(await note.read()).toBe(notice);
  await undo(second);
  expect(await note.read()).toBe('Second text');
});

test('the newest version is shown once nothing hides it, in whatever order decisions are undone', async () => {
  for (const texts of [
    ['First text', 'Second text', 'Third text'],
    ['First text', 'Second text', 'First text'],
  ])
    for (const order of [
      [2, 0, 1],
      [0, 1, 2],
      [1, 2, 0],
    ]) {
      const note = await createNote();
      const decisions = [];
      for (const text of texts) {
        await note.change(text);
        decisions.push(await note.hide());
      }
      for (const at of order) await undo(decisions[at]!);
      expect(await note.read()).toBe(texts[2]);
    }
});

test('undoing two decisions simultaneously on two processes shows the text', async () => {
  const elsewhere = openClient(otherUrl, admin.cookies);
  await admin.send('GET /auth/me');
  for (let round = 0; round < 3; round += 1) {
    const note = await createNote();
    const [first, second] = [await note.hide(), await note.hide()];
    await Promise.all([undo(first), undo(second, elsewhere)]);
    expect(await note.read()).toBe('First text');
  }
});

test('a hackathon’s description is hidden and shown again', async () => {
  const [organizer, visitor] = [await createPerson(server), await createPerson(server)];
  const { id, slug, description, version } = await createHackathon(organizer);
  const params = { slug };
  const read = async () => (await visitor.send('GET /hackathons/{slug}', { params })).body;
  const decision = await decide(visitor, { kind: 'hackathon', id }, 'hide');
  expect(decision.person?.id).toBe(organizer.id);
  expect((await read()).description).toBe(notice);
  // A form that was opened before.
  const body = { ...hackathonForm(), version };
  const stale = await organizer.refused('PUT /hackathons/{slug}', { params, body });
  expect(stale.status).toBe(409);
  await undo(decision);
  expect((await read()).description).toBe(description);
});

test('the message of a request is hidden in the email about it, too', async () => {
  const [creator, person] = [await createPerson(server), await createPerson(server)];
  const project = await createAskingProject(creator);
  const { id } = await askToJoin(person, project.id, { message: 'A bad message' });
  await decide(creator, { kind: 'join_request', id }, 'hide');
  const mails = (await server.mail()).filter(({ to }) => to === creator.email);
  expect(mails.some(({ subject }) => subject.includes('asks to join'))).toBe(true);
  for (const { text } of mails) expect(text).not.toContain('A bad message');
});

test('a hidden announcement is hidden in notifications, too', async () => {
  const organizer = await createPerson(server);
  const hackathon = await createHackathon(organizer);
  const [aino] = await createParticipants(server, hackathon, ['Aino']);
  const params = { slug: hackathon.slug };
  const key = 'POST /hackathons/{slug}/announcements';
  const { body } = await organizer.send(key, { params, body: { text: 'A bad text' } });
  await organizer.send(key, { params, body: { text: 'A good text' } });
  const stored = async () => {
    const { rows } = await server.pool.query<{ text: string }>(
      `select data ->> 'text' as text from notifications
        where user_id = $1 and kind = 'hackathon_announced' order by id`,
      [aino!.id],
    );
    return rows.map(({ text }) => text);
  };
  const list = async () =>
    (
      await aino!.send('GET /hackathons/{slug}/announcements', { params, query: {} })
    ).body.announcements.map(({ text }) => text);
  const decision = await decide(aino!, { kind: 'announcement', id: body.id }, 'hide');
  expect(await stored()).toEqual([notice, 'A good text']);
  expect(await list()).toEqual(['A good text', notice]);
  await undo(decision);
  expect(await stored()).toEqual(['A bad text', 'A good text']);
});

test('a hidden event has no texts and no link, also in notifications', async () => {
  await makeLive(server, 'events');
  const organizer = await createOrganizer(server);
  const event = await createEvent(organizer, { title: 'A bad title' });
  const going = await createPerson(server);
  await join(going, event);
  await changeEvent(organizer, event, { link: 'https://bad.example' });
  const decision = await decide(going, { kind: 'calendar_event', id: event.id }, 'hide');
  const hidden = { title: notice, description: '', link: '' };
  expect(await readEvent(going, event)).toMatchObject(hidden);
  expect(await notifiedTexts(going)).toEqual([`“${notice}” has a new link`]);
  await undo(decision);
  const shown = { title: 'A bad title', link: 'https://bad.example' };
  expect(await readEvent(going, event)).toMatchObject(shown);
  expect(await notifiedTexts(going)).toEqual(['“A bad title” has a new link']);
});

test('a hidden event has no program, kind, skills or reason, and a hidden meeting is in no news', async () => {
  const { creator, member, params } = await createTeam(server);
  await server.pool.query('insert into event_organizers (user_id) values ($1)', [creator.id]);
  const program = {
    mentors: [{ name: 'Bad name', expertise: 'Bad trade' }],
    speakers: [{ name: 'Bad name', topic: 'Bad topic' }],
    activities: ['A bad act'],
    sponsors: ['A bad brand'],
  };
  const shown = { ...program, type: 'A bad kind', skills: ['Bad, "odd" skill'] };
  const event = await createEvent(creator, { ...shown, location: 'A bad place' });
  await join(member, event);
  const body = { reason: 'For a bad reason.' };
  const ofEvent = { eventId: event.id };
  await creator.send('POST /events/{eventId}/cancellation', { params: ofEvent, body });
  const meeting = await planMeeting(creator, params.projectId, { title: 'A bad title' });
  const news = async () => {
    const { rows } = await server.pool.query<{ data: string }>(
      'select data::text from notifications where user_id = $1 order by id',
      [member.id],
    );
    return rows.map(({ data }) => /bad/i.test(data));
  };
  expect(await news()).toEqual([true, true]);
  const decisions = [
    await decide(member, { kind: 'calendar_event', id: event.id }, 'hide'),
    await decide(member, { kind: 'calendar_event', id: meeting.id }, 'hide'),
  ];
  expect(await news()).toEqual([false, false]);
  expect(JSON.stringify(await readEvent(creator, event))).not.toMatch(/bad/i);
  for (const decision of decisions) await undo(decision);
  expect(await news()).toEqual([true, true]);
  expect(await readEvent(creator, event)).toMatchObject({
    ...shown,
    location: 'A bad place',
    cancelReason: body.reason,
  });
});

test('a hidden submission is hidden in the results, too', async () => {
  const { organizer, people, teams } = await createBuilding(server, ['Aino']);
  const [team] = teams;
  const fields = { text: 'A bad text', demo: 'https://bad.example' };
  await submit(people[0]!, team!, fields);
  await server.pool.query(
    `insert into results (hackathon_id, project_id, submission_id, team, title, repository, demo, video)
     select hackathon_id, project_id, project_id, 'Night Ferry', title, repository, demo, video
       from submissions where project_id = $1`,
    [team!.id],
  );
  const params = { projectId: team!.id };
  const read = async () =>
    (await people[0]!.send('GET /projects/{projectId}/submission', { params })).body;
  const { title } = await read();
  const result = async () =>
    (await server.pool.query('select title, demo from results where project_id = $1', [team!.id]))
      .rows[0];
  const decision = await decide(organizer, { kind: 'submission', id: team!.id }, 'hide');
  expect(await read()).toMatchObject({ title: notice, text: '', demo: '' });
  expect(await result()).toEqual({ title: notice, demo: '' });
  await undo(decision);
  expect(await read()).toMatchObject({ title, ...fields });
  expect(await result()).toEqual({ title, demo: 'https://bad.example' });
});

test.each([
  ['can be restored', ''],
  ['is deleted for good', 'delete from projects where id = $1'],
])('a result can be reported and hidden while its project %s', async (_, cleanUp) => {
  const { organizer, hackathon, people, teams, params } = await createBuilding(server, ['Aino']);
  const [aino, team] = [people[0]!, teams[0]!];
  await submit(aino, team, { title: 'A bad title', demo: 'https://bad.example' });
  await endInHours(server, hackathon, -1);
  const places = [{ projectId: team.id, place: null }];
  await organizer.send('POST /hackathons/{slug}/results', { params, body: { places } });
  await aino.send('DELETE /projects/{projectId}', { params: { projectId: team.id } });
  if (cleanUp !== '') await server.pool.query(cleanUp, [team.id]);
  const reader = await createPerson(server);
  const result = async () =>
    (await reader.send('GET /hackathons/{slug}/results', { params })).body.results[0]!;
  const { submissionId, projectId } = await result();
  expect(projectId).toBeNull();
  const decision = await decide(reader, { kind: 'submission', id: submissionId }, 'hide');
  expect(await result()).toMatchObject({ title: notice, demo: '' });
  await undo(decision);
  expect(await result()).toMatchObject({ title: 'A bad title', demo: 'https://bad.example' });
});

test('a deleted text can’t be hidden, and its reports stay open', async () => {
  const { creator, member, params } = await createTeam(server);
  const notes = 'POST /projects/{projectId}/notes';
  const { body } = await member.send(notes, { params, body: { text: 'First text' } });
  const subject = { kind: 'comment', id: body.id } as const;
  await creator.send('POST /reports', { body: { subject, reason: 'spam' } });
  await server.pool.query('delete from comments where id = $1', [body.id]);
  const form = { subject, act: 'hide', reason };
  const refusal = await admin.refused('POST /admin/decisions', { body: form });
  expect(refusal.body.message).toBe('This is already deleted, so there’s nothing to hide.');
  const none = { subject, act: 'none', reason } as const;
  expect((await admin.send('POST /admin/decisions', { body: none })).status).toBe(201);
});

test('attributes a second report of a submission to the person who saved it last', async () => {
  const { organizer, people, teams } = await createBuilding(server, ['Aino']);
  const subject = { kind: 'submission', id: teams[0]!.id } as const;
  await submit(people[0]!, teams[0]!);
  await organizer.send('POST /reports', { body: { subject, reason: 'spam' } });
  const mate = await createPerson(server);
  await server.pool.query('update submissions set updated_by = $2 where project_id = $1', [
    subject.id,
    mate.id,
  ]);
  expect((await decide(organizer, subject, 'hide')).person?.id).toBe(mate.id);
});

test('an admin cancels a hackathon, and undoing that resumes it', async () => {
  const organizer = await createPerson(server);
  const hackathon = await createHackathon(organizer);
  const [aino] = await createParticipants(server, hackathon, ['Aino']);
  const params = { slug: hackathon.slug };
  const phase = async () => (await aino!.send('GET /hackathons/{slug}', { params })).body.phase;
  const subject = { kind: 'hackathon', id: hackathon.id } as const;
  const decision = await decide(aino!, subject, 'close');
  expect(await phase()).toBe('canceled');
  const mails = (await server.mail()).filter(({ to }) => to === aino!.email);
  const canceled = mails.find((mail) => mail.subject === 'A hackathon is canceled');
  expect(canceled?.text).toContain('An admin wrote:');
  await aino!.send('POST /reports', { body: { subject, reason: 'spam' } });
  const again = await admin.refused('POST /admin/decisions', {
    body: { subject, act: 'close', reason },
  });
  expect(again.status).toBe(403);
  await undo(decision);
  expect(await phase()).toBe('open');
  expect(await notifiedTexts(aino!)).toContain(`${hackathon.name} is back on`);
});
