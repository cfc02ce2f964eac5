import { beforeAll, describe, expect, test } from 'vitest';
import {
  addStaff,
  createBuilding,
  createJudges,
  endInHours,
  joinTeam,
  submit,
} from '#tests/factories/hackathons.ts';
import { insertSubmissions } from '#tests/factories/hackathon-rows/judges.ts';
import { password, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const get = 'GET /hackathons/{slug}/judging';
const open = 'POST /hackathons/{slug}/judging';
const put = 'PUT /hackathons/{slug}/judgements/{projectId}';
const remind = 'POST /hackathons/{slug}/judging/reminders';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

type Params = { slug: string };
const judgingOf = async (person: Person, params: Params) =>
  (await person.send(open, { params })).body;
const teamsOf = async (person: Person, params: Params) =>
  (await judgingOf(person, params)).judgements.map(({ projectId }) => projectId);

type Scoring = { params: Params; projectId: number; scores?: number[]; note?: string };

const score = async (
  judge: Person,
  { params, projectId, scores = [5, 4, 3], note = '' }: Scoring,
) => (await judge.send(put, { params: { ...params, projectId }, body: { scores, note } })).body;

/** A hackathon that is over, with a submission of each team. */
async function createEnded(names: readonly string[], judgeNames: readonly string[]) {
  const building = await createBuilding(server, names);
  const { organizer, hackathon, people, teams } = building;
  const submitted = teams.map(({ id: projectId }, at) => ({ projectId, personId: people[at]!.id }));
  await insertSubmissions(server.db, hackathon.slug, submitted);
  const judges = await createJudges(server, organizer, hackathon, judgeNames);
  await endInHours(server, hackathon, -1);
  return { ...building, judges };
}

describe('when a hackathon ends', () => {
  test('the schedule deals its submissions out and tells the judges, once', async () => {
    const { hackathon, judges, params } = await createEnded(['Aino', 'Eetu'], ['Juno', 'Sofia']);
    await server.runSchedule();
    await server.runSchedule();
    const text = `You have 2 submissions of ${hackathon.name} to judge`;
    for (const judge of judges) {
      expect((await notifiedTexts(judge)).filter((one) => one === text)).toHaveLength(1);
      expect(await mailedSubjects(server, judge.email)).toContain('You have submissions to judge');
      expect(await judgingOf(judge, params)).toMatchObject({
        isOpen: true,
        criteria: [{ name: 'Idea', weight: 1 }, { name: 'How well it works' }, { name: 'Design' }],
        judges: [],
        judgements: [
          { team: 'Team Aino', title: 'Ferries after midnight', scores: null, hasConflict: false },
          { team: 'Team Eetu', text: 'A map' },
        ],
      });
    }
  });

  test('judges get submissions without waiting for the schedule, and none before', async () => {
    const { hackathon, judges, params } = await createEnded(['Aino'], ['Juno']);
    await endInHours(server, hackathon, 1);
    expect(await judgingOf(judges[0]!, params)).toMatchObject({ isOpen: false, judgements: [] });
    await endInHours(server, hackathon, -1);
    const asked = judges.map(() => judgingOf(judges[0]!, params));
    for (const { judgements } of await Promise.all([...asked, ...asked]))
      expect(judgements).toHaveLength(1);
    expect(await notifiedTexts(judges[0]!)).toHaveLength(2);
  });

  test('reading assigns nothing, but says that it’s due', async () => {
    const { judges, params } = await createEnded(['Aino'], ['Juno']);
    const [juno] = judges as [Person];
    const due = { isOpen: true, isDealingDue: true, judgements: [] };
    expect((await juno.send(get, { params })).body).toMatchObject(due);
    expect((await juno.send(get, { params })).body).toMatchObject(due);
    expect(await judgingOf(juno, params)).toMatchObject({ isDealingDue: false, judgements: [{}] });
    const { body } = await juno.send(get, { params });
    expect(body).toMatchObject({ isDealingDue: false, judgements: [{}] });
  });

  test('deals each of five submissions to three of four judges, who get three or four each', async () => {
    const names = ['Aino', 'Eetu', 'Mika', 'Nea', 'Olli'];
    const { judges, params, teams } = await createEnded(names, ['Juno', 'Sofia', 'Pia', 'Roi']);
    const dealt = [];
    for (const judge of judges) dealt.push(await teamsOf(judge, params));
    expect(dealt.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([
      3, 4, 4, 4,
    ]);
    for (const { id } of teams) expect(dealt.filter((ids) => ids.includes(id))).toHaveLength(3);
  });

  test('a submission that’s reopened later is dealt out, too', async () => {
    const { organizer, people, teams, judges, params, hackathon } = await createEnded(
      ['Aino', 'Eetu'],
      ['Juno'],
    );
    await server.pool.query('delete from submissions where project_id = $1', [teams[1]!.id]);
    expect(await teamsOf(judges[0]!, params)).toEqual([teams[0]!.id]);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await organizer.send('PUT /projects/{projectId}/submission/reopening', {
      params: { projectId: teams[1]!.id },
      body: { until },
    });
    await submit(people[1]!, teams[1]!);
    await server.runSchedule();
    expect((await notifiedTexts(judges[0]!))[0]).toBe(
      `You have 2 submissions of ${hackathon.name} to judge`,
    );
    expect(await teamsOf(judges[0]!, params)).toHaveLength(2);
  });
});

describe('judges', () => {
  test('added later take over some submissions; removed ones are replaced', async () => {
    const { organizer, hackathon, judges, params, teams } = await createEnded(
      ['Aino', 'Eetu', 'Mika', 'Nea'],
      ['Juno', 'Sofia', 'Pia'],
    );
    const [juno, sofia, pia] = judges as [Person, Person, Person];
    expect(await teamsOf(juno, params)).toHaveLength(4);
    await score(juno, { params, projectId: teams[0]!.id });
    const [roi] = await createJudges(server, organizer, hackathon, ['Roi']);
    await server.runSchedule();
    expect(await teamsOf(roi!, params)).toHaveLength(3);
    expect(await teamsOf(juno, params)).toContain(teams[0]!.id);
    await organizer.send('DELETE /hackathons/{slug}/staff/{userId}', {
      params: { ...params, userId: sofia.id },
    });
    await server.runSchedule();
    for (const judge of [juno, pia, roi!]) expect(await teamsOf(judge, params)).toHaveLength(4);
    expect((await sofia.refused(get, { params })).body.code).toBe('forbidden');
  });

  test('never get a team with someone they share a project with, or are blocked with, or their own', async () => {
    const { people, teams, judges, params, organizer, hackathon } = await createEnded(
      ['Aino', 'Eetu', 'Mika', 'Nea'],
      ['Juno', 'Sofia', 'Pia'],
    );
    const [juno, sofia, pia] = judges as [Person, Person, Person];
    const [aino, eetu, mika] = people as [Person, Person, Person];
    await joinTeam(juno, await createProject(aino));
    const shared = await createProject(sofia);
    await joinTeam(eetu, shared);
    await eetu.send('DELETE /projects/{projectId}/members/{userId}', {
      params: { projectId: shared.id, userId: eetu.id },
    });
    await mika.send('PUT /users/blocks/{userId}', { params: { userId: pia.id } });
    await addStaff(organizer, hackathon, { person: people[3]!, role: 'judge' });
    const without = (at: number) => teams.filter((_, one) => one !== at).map(({ id }) => id);
    expect(await teamsOf(juno, params)).toEqual(without(0));
    expect(await teamsOf(sofia, params)).toEqual(without(1));
    expect(await teamsOf(pia, params)).toEqual(without(2));
    expect(await teamsOf(people[3]!, params)).toEqual(without(3));
  });

  test('lose a team whose member joins one of their projects, and can’t score it', async () => {
    const { people, teams, judges, params } = await createEnded(['Aino', 'Eetu'], ['Juno']);
    const [juno] = judges as [Person];
    expect(await teamsOf(juno, params)).toHaveLength(2);
    await joinTeam(juno, await createProject(people[0]!));
    const refusal = await juno.refused(put, {
      params: { ...params, projectId: teams[0]!.id },
      body: { scores: [1, 1, 1] },
    });
    expect([refusal.body.code, refusal.body.message]).toEqual([
      'forbidden',
      'You can’t judge this team. Choose another submission.',
    ]);
    expect(await teamsOf(juno, params)).toEqual([teams[1]!.id]);
  });

  test('see nobody else’s scores, and can change their own', async () => {
    const { teams, judges, params } = await createEnded(['Aino'], ['Juno', 'Sofia']);
    const [juno, sofia] = judges as [Person, Person];
    const projectId = teams[0]!.id;
    await score(juno, { params, projectId, scores: [1, 2, 3], note: 'Slow' });
    const other = JSON.stringify(await judgingOf(sofia, params));
    expect(other).toContain('"scores":null');
    expect(other).not.toContain('Slow');
    const changed = await score(juno, { params, projectId, scores: [4, 4, 4] });
    expect(changed).toMatchObject({ scores: [4, 4, 4], note: '' });
    expect((await judgingOf(juno, params)).judgements).toEqual([changed]);
  });

  test('pass a submission on with a conflict of interest, and can take it back', async () => {
    const { teams, judges, params, hackathon } = await createEnded(
      ['Aino'],
      ['Juno', 'Sofia', 'Pia', 'Roi'],
    );
    await server.runSchedule();
    const lists = [];
    for (const judge of judges) lists.push(await teamsOf(judge, params));
    const free = judges[lists.findIndex(({ length }) => length === 0)]!;
    const busy = judges[lists.findIndex(({ length }) => length === 1)]!;
    const target = { ...params, projectId: teams[0]!.id };
    const { body } = await busy.send(put, { params: target, body: { hasConflict: true } });
    expect(body).toMatchObject({ hasConflict: true, scores: null });
    expect((await notifiedTexts(free))[0]).toBe(
      `You have 1 submission of ${hackathon.name} to judge`,
    );
    expect(await teamsOf(free, params)).toHaveLength(1);
    await server.runSchedule();
    expect((await judgingOf(busy, params)).judgements).toMatchObject([{ hasConflict: true }]);
    const back = await score(busy, { params, projectId: teams[0]!.id });
    expect(back).toMatchObject({ hasConflict: false, scores: [5, 4, 3] });
  });

  test.each([
    ['too few scores', { scores: [5, 5] }, 'Score every criterion from 1 to 5'],
    ['too many scores', { scores: [5, 5, 5, 5] }, 'Score every criterion from 1 to 5'],
    ['no scores', {}, 'Score every criterion from 1 to 5'],
    ['a score of 6', { scores: [5, 5, 6] }, 'Choose a score from 1 to 5'],
    ['half a point', { scores: [5, 5, 1.5] }, 'Choose a score from 1 to 5'],
    [
      'a long note',
      { scores: [5, 5, 5], note: 'a'.repeat(1001) },
      'Note must not exceed 1000 characters',
    ],
  ])('returns invalid_input for %s', async (_, body, message) => {
    const { teams, judges, params } = await createEnded(['Aino'], ['Juno']);
    const [juno] = judges as [Person];
    await teamsOf(juno, params);
    const refusal = await juno.refused(put, {
      params: { ...params, projectId: teams[0]!.id },
      body,
    });
    expect(refusal.body.errors).toEqual([expect.objectContaining({ message })]);
    expect((await judgingOf(juno, params)).judgements[0]?.scores).toBe(null);
  });

  test('get not_found for a submission that isn’t theirs, and too_early before the end', async () => {
    const { teams, judges, params, hackathon } = await createEnded(['Aino'], ['Juno']);
    const other = await createEnded(['Eetu'], []);
    const [juno] = judges as [Person];
    const body = { scores: [5, 5, 5] };
    for (const projectId of [other.teams[0]!.id, 999_999])
      expect((await juno.refused(put, { params: { ...params, projectId }, body })).status).toBe(
        404,
      );
    await endInHours(server, hackathon, 1);
    const early = await juno.refused(put, { params: { ...params, projectId: teams[0]!.id }, body });
    expect(early.body.code).toBe('too_early');
  });

  test('don’t see who has signed up, and can’t run the hackathon', async () => {
    const { judges, params, people } = await createEnded(['Aino'], ['Juno']);
    const [juno] = judges as [Person];
    const { body } = await juno.send('GET /hackathons/{slug}', { params });
    expect(body).toMatchObject({
      staffRole: 'judge',
      code: '',
      can: {
        judge: true,
        seePeople: false,
        managePeople: false,
        invite: false,
        chooseStaff: false,
      },
    });
    for (const key of ['GET /hackathons/{slug}/people', 'GET /hackathons/{slug}/staff'] as const)
      expect((await juno.refused(key, { params })).body.code).toBe('forbidden');
    expect((await people[0]!.refused(get, { params })).body.code).toBe('forbidden');
  });

  test('with a deleted account are replaced, and their scores are deleted', async () => {
    const { teams, judges, params, organizer } = await createEnded(['Aino'], ['Juno', 'Sofia']);
    const [juno] = judges as [Person];
    await teamsOf(juno, params);
    await score(juno, { params, projectId: teams[0]!.id });
    await juno.send('POST /users/deletion', { body: { email: juno.email, password } });
    const { rows } = await server.pool.query('select from judgements where judge_id = $1', [
      juno.id,
    ]);
    expect(rows).toEqual([]);
    expect((await judgingOf(organizer, params)).judges).toHaveLength(1);
  });
});

describe('organizers', () => {
  test('see before the end who can’t judge which team, and which teams that leaves with too few', async () => {
    const { organizer, hackathon, people, params } = await createBuilding(server, ['Aino', 'Eetu']);
    const judges = await createJudges(server, organizer, hackathon, ['Juno', 'Sofia', 'Pia']);
    const project = await createProject(people[0]!);
    await joinTeam(judges[0]!, project);
    const { body } = await organizer.send(get, { params });
    expect(body).toMatchObject({
      isOpen: false,
      judges: [{ cantJudge: ['Team Aino'] }, { cantJudge: [] }, { cantJudge: [] }],
      lacking: [{ team: 'Team Aino', judges: 2 }],
    });
  });

  test('see how far everyone is, and remind those who have some left', async () => {
    const { organizer, judges, params, teams, hackathon } = await createEnded(
      ['Aino', 'Eetu'],
      ['Juno', 'Sofia'],
    );
    const [juno, sofia] = judges as [Person, Person];
    await server.runSchedule();
    for (const { id: projectId } of teams) await score(juno, { params, projectId });
    await score(sofia, { params, projectId: teams[0]!.id });
    expect(await judgingOf(organizer, params)).toMatchObject({
      judgements: [],
      judges: [
        { id: juno.id, name: juno.name, dealt: 2, scored: 2 },
        { id: sofia.id, dealt: 2, scored: 1 },
      ],
      lacking: [
        { team: 'Team Aino', judges: 2 },
        { team: 'Team Eetu', judges: 2 },
      ],
    });
    expect((await judgingOf(juno, params)).lacking).toEqual([]);
    const taskOf = async (person: Person) =>
      (await person.send('GET /hackathons', {})).body.own.map(({ task }) => task);
    expect(await taskOf(juno)).toEqual([null]);
    expect(await taskOf(sofia)).toEqual(['judge']);
    expect((await organizer.send(remind, { params })).body).toEqual({ reminded: 1 });
    const text = `1 submission of ${hackathon.name} still needs your scores`;
    expect((await notifiedTexts(sofia))[0]).toBe(text);
    const subjects = await mailedSubjects(server, sofia.email);
    expect(subjects.filter((one) => one === 'You have submissions to judge')).toHaveLength(2);
    expect(await notifiedTexts(juno)).not.toContain(text);
  });

  test('get too_many_requests after three reminders a day', async () => {
    const { organizer, params, judges } = await createEnded(['Aino'], ['Juno']);
    for (const _ of [1, 2, 3]) await organizer.send(remind, { params });
    const { body } = await organizer.refused(remind, { params });
    expect([body.code, body.message]).toEqual([
      'too_many_requests',
      expect.stringContaining('You can remind judges up to 3 times a day.'),
    ]);
    expect((await judges[0]!.refused(remind, { params })).body.code).toBe('forbidden');
  });

  test('change the criteria until the end', async () => {
    const { organizer, hackathon, params } = await createEnded(['Aino'], []);
    await endInHours(server, hackathon, 1);
    const { body: current } = await organizer.send('GET /hackathons/{slug}', { params });
    const criteria = [
      { name: 'Use for others', weight: 3 },
      { name: 'Craft', weight: 1 },
    ];
    const change = { params, body: { ...current, criteria } };
    const { body: changed } = await organizer.send('PUT /hackathons/{slug}', change);
    expect(changed.criteria).toEqual(criteria);
    await endInHours(server, hackathon, -1);
    const late = { params, body: { ...changed, criteria: [criteria[0]] } };
    expect((await organizer.refused('PUT /hackathons/{slug}', late)).body.code).toBe('too_late');
  });

  test.each([
    ['none', [], 'Judges need at least one criterion'],
    [
      'six',
      ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'].map((name) => ({ name })),
      'You can add up to 5 criteria',
    ],
    ['one twice', [{ name: 'Idea' }, { name: 'idea' }], 'A criterion must not be listed twice'],
    ['one without weight', [{ name: 'Idea', weight: 0 }], 'Weight must be at least 1'],
  ])('get invalid_input for criteria with %s', async (_, criteria, message) => {
    const { organizer, hackathon, params } = await createEnded(['Aino'], []);
    await endInHours(server, hackathon, 1);
    const { body } = await organizer.send('GET /hackathons/{slug}', { params });
    const change = { params, body: { ...body, criteria } };
    const refusal = await organizer.refused('PUT /hackathons/{slug}', change);
    expect(refusal.body.errors).toEqual([expect.objectContaining({ message })]);
  });
});
