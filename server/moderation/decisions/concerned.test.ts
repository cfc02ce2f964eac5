import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, decide, suspend, undo } from '#tests/factories/decisions.ts';
import { createBuilding, createJudges, endInHours, submit } from '#tests/factories/hackathons.ts';
import { createPerson, type Person, signIn } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const decideKey = 'POST /admin/decisions';
const undoKey = 'POST /admin/decisions/{decisionId}/undo';
const reason = 'It breaks our code of conduct.';
const isAboutThem = 'This is about you, so another admin has to decide.';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
});

const close = (id: number) =>
  decide(admin, { kind: 'project', id }, { act: 'close', isUnreported: true });

test('sees only that there are reports about themselves', async () => {
  const [other, reporter] = [await createAdmin(server), await createPerson(server)];
  const subject = { kind: 'person', id: other.id } as const;
  const body = { subject, reason: 'spam', text: 'They sell my address.' } as const;
  await reporter.send('POST /reports', { body });
  const casesOf = async (one: Person) =>
    (await one.send('GET /admin/reports')).body.cases.filter((found) => found.title === other.name);
  expect(await casesOf(other)).toMatchObject([{ acts: [], reports: [], reportCount: 1 }]);
  expect(await casesOf(admin)).toMatchObject([
    { acts: expect.arrayContaining(['suspend']), reports: [{ reporter: { id: reporter.id } }] },
  ]);
});

describe('a team whose project an admin has closed', () => {
  /** Two teams of a hackathon that’s still running, with judges. */
  async function createTwo() {
    const building = await createBuilding(server, ['Aino', 'Eetu']);
    const { organizer, hackathon, people, teams } = building;
    const judges = await createJudges(server, organizer, hackathon, ['Juno']);
    for (const at of [0, 1]) await submit(people[at]!, teams[at]!);
    return { ...building, judge: judges[0]! };
  }

  test('can’t submit, until that’s undone', async () => {
    const { people, teams, organizer } = await createTwo();
    const [aino, team] = [people[0]!, teams[0]!];
    const { body: decision } = await close(team.id);
    const params = { projectId: team.id };
    const get = 'GET /projects/{projectId}/submission';
    const { body: submission } = await aino.send(get, { params });
    expect(submission).toMatchObject({ isClosed: true, can: { edit: false } });
    const body = { title: 'Ferries at noon', version: 1 };
    const put = 'PUT /projects/{projectId}/submission';
    const refusal = await aino.refused(put, { params, body });
    expect([refusal.status, refusal.body.message]).toEqual([
      403,
      `An admin closed ${team.name}, so it can’t submit anything.`,
    ]);
    const until = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const reopen = 'PUT /projects/{projectId}/submission/reopening';
    expect((await organizer.refused(reopen, { params, body: { until } })).status).toBe(403);
    await undo(admin, decision);
    expect((await aino.send(put, { params, body })).body.title).toBe('Ferries at noon');
  });

  test('is neither judged nor in the results, and organizers are warned', async () => {
    const { organizer, hackathon, params, teams, judge } = await createTwo();
    await endInHours(server, hackathon, -1);
    const dealt = async () =>
      (await judge.send('POST /hackathons/{slug}/judging', { params })).body.judgements.map(
        ({ projectId }) => projectId,
      );
    const at = (index: number) => ({ ...params, projectId: teams[index]!.id });
    const score = 'PUT /hackathons/{slug}/judgements/{projectId}';
    expect(await dealt()).toHaveLength(2);
    await judge.send(score, { params: at(0), body: { scores: [5, 5, 5] } });
    const { body: decision } = await close(teams[0]!.id);
    expect(await dealt()).toEqual([teams[1]!.id]);
    const late = { params: at(0), body: { scores: [4, 4, 4] } };
    expect((await judge.refused(score, late)).status).toBe(404);
    const rank = async () =>
      (await organizer.send('GET /hackathons/{slug}/ranking', { params })).body;
    const ranking = await rank();
    expect(ranking.submissions.map(({ projectId }) => projectId)).toEqual([teams[1]!.id]);
    expect(ranking.warnings).toContain('An admin closed Team Aino, so it isn’t in the results.');
    await undo(admin, decision);
    expect(await dealt()).toHaveLength(2);
    expect((await rank()).submissions[0]).toMatchObject({ projectId: teams[0]!.id, judgements: 1 });
    await close(teams[0]!.id);
    const places = [{ projectId: teams[1]!.id, place: null }];
    const key = 'POST /hackathons/{slug}/results';
    const { body: published } = await organizer.send(key, { params, body: { places } });
    expect(published.results.map(({ team }) => team)).toEqual(['Team Eetu']);
  });
});

test('closing a project notifies its members, and undoing that restores it', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const status = async () =>
    (await member.send('GET /projects/{projectId}', { params })).body.status;
  expect(await status()).toBe('Planning');
  const { body: decision } = await close(project.id);
  expect(await status()).toBe('Completed');
  for (const person of [creator, member])
    expect((await notifiedTexts(person))[0]).toBe(`An admin closed ${project.name}`);
  await undo(admin, decision);
  expect(await status()).toBe('Planning');
  expect((await notifiedTexts(member))[0]).toBe(`An admin reopened ${project.name}`);
});

test('notifies the author of a hidden text on the site and emails them once', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const notes = 'POST /projects/{projectId}/notes';
  const { body: note } = await member.send(notes, { params, body: { text: 'A bad text' } });
  const subject = { kind: 'comment', id: note.id } as const;
  await creator.send('POST /reports', { body: { subject, reason: 'spam' } });
  const { body: decision } = await decide(admin, subject, { act: 'hide' });
  const what = `a note in ${project.name}`;
  expect((await notifiedTexts(member))[0]).toBe(`An admin hid ${what}. We’ve emailed you why`);
  const subjects = await mailedSubjects(server, member.email);
  expect(subjects.filter((one) => /decision|hidden/.test(one))).toEqual(['A decision about you']);
  await undo(admin, decision);
  expect((await notifiedTexts(member))[0]).toBe(`An admin made ${what} visible again`);
});

describe('an admin', () => {
  test('can’t decide about themselves', async () => {
    const [other, reporter] = [await createAdmin(server), await createPerson(server)];
    const subject = { kind: 'person', id: other.id } as const;
    await reporter.send('POST /reports', { body: { subject, reason: 'harassment' } });
    for (const act of ['none', 'hide', 'suspend'] as const) {
      const body = { subject, act, reason };
      const { status, body: problem } = await other.refused(decideKey, { body });
      expect([status, problem.message]).toEqual([403, isAboutThem]);
    }
    const { body: decision } = await decide(admin, subject, { act: 'none' });
    const params = { decisionId: decision.id };
    const undoing = await other.refused(undoKey, { params, body: { reason } });
    expect(undoing.body.message).toBe(isAboutThem);
    expect((await undo(admin, decision)).body.undoneAt).not.toBeNull();
  });

  test('the only admin is told which command to use', async () => {
    const alone = await startTestServer();
    const only = await createAdmin(alone);
    const body = { subject: { kind: 'person', id: only.id }, act: 'suspend', reason } as const;
    const refusal = await only.refused(decideKey, { body: { ...body, isUnreported: true } });
    expect(refusal.status).toBe(403);
    expect(refusal.body.message).toContain('npm run admin');
  });

  test('a suspended admin has no rights and gets no emails', async () => {
    const named = { email: '' };
    const other = await createAdmin(server);
    named.email = other.email;
    const decision = await suspend(admin, other);
    const session = await signIn(server, other);
    expect((await session.refused('GET /admin/log')).status).toBe(404);
    const [reporter, mallory] = [await createPerson(server), await createPerson(server)];
    const subject = { kind: 'person', id: mallory.id } as const;
    const report = (reason: 'spam' | 'harassment') =>
      reporter.send('POST /reports', { body: { subject, reason } });
    const mailed = async ({ email }: { email: string }) =>
      (await mailedSubjects(server, email)).filter((one) => one === 'A new report on Pieces')
        .length;
    const before = await mailed(admin);
    await report('spam');
    expect([await mailed(admin), await mailed(named)]).toEqual([before + 1, 0]);
    await decide(admin, subject, { act: 'none' });
    await undo(admin, decision);
    await report('harassment');
    expect([await mailed(admin), await mailed(named)]).toEqual([before + 2, 1]);
    expect((await session.send('GET /admin/log')).status).toBe(200);
  });
});
