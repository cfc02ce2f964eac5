import { decode } from 'jws';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PublicationForm, Ranking } from '#contract/hackathons/results.ts';
import { hiddenText } from '#contract/values/vocabulary.ts';
import { openClient } from '#tests/client.ts';
import {
  addStaff,
  createBuilding,
  createJudges,
  endInHours,
  submit,
} from '#tests/factories/hackathons.ts';
import { insertScores, insertSubmissions } from '#tests/factories/hackathon-rows/judges.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { findProblems } from '#tests/open-badges/find-problems.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const rank = 'GET /hackathons/{slug}/ranking';
const publish = 'POST /hackathons/{slug}/results';
const get = 'GET /hackathons/{slug}/results';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** What an organizer sends who adds nothing. */
const formOf = ({ submissions }: Ranking): PublicationForm => ({
  places: submissions.map(({ projectId, place }) => ({ projectId, place })),
});

type Params = { slug: string };
const rankingOf = async (organizer: Person, params: Params) =>
  (await organizer.send(rank, { params })).body;

const key = 'PUT /hackathons/{slug}/judgements/{projectId}';

/** A hackathon that is over. Team Aino is the best for both judges, and Team Mika has nothing. */
async function createJudged() {
  const building = await createBuilding(server, ['Aino', 'Eetu', 'Ida', 'Mika'], { mates: 3 });
  const { organizer, hackathon, people, teams, params } = building;
  const ideas = teams.slice(0, 3).map(({ id: projectId }, at) => {
    const value = 5 - 2 * at;
    return {
      projectId,
      personId: people[at]!.id,
      title: `Idea ${at}`,
      scores: [value, value, value],
    };
  });
  await insertSubmissions(server.db, params.slug, ideas);
  const judges = await createJudges(server, organizer, hackathon, ['Juno', 'Sofia']);
  await endInHours(server, hackathon, -1);
  await judges[0]!.send('POST /hackathons/{slug}/judging', { params });
  const scores = judges.flatMap(({ id: judgeId }, judgeAt) =>
    ideas.map(({ projectId, scores }, at) => {
      const note = at === 0 ? `Note ${judgeAt}` : '';
      return { judgeId, projectId, scores, note };
    }),
  );
  await insertScores(server.db, params.slug, scores);
  return { ...building, judges };
}

describe('the ranking', () => {
  test('has the places, what judges wrote, and warnings', async () => {
    const { organizer, params, teams, judges } = await createJudged();
    expect(await rankingOf(organizer, params)).toEqual({
      submissions: [
        {
          projectId: teams[0]!.id,
          team: 'Team Aino',
          title: 'Idea 0',
          place: 1,
          score: 2,
          mean: 5,
          judgements: 2,
          notes: judges.map(({ name }, at) => ({ judge: name, text: `Note ${at}` })),
        },
        expect.objectContaining({ team: 'Team Eetu', place: 2, score: 0, mean: 3, notes: [] }),
        expect.objectContaining({ team: 'Team Ida', place: 3, score: -2, mean: 1 }),
      ],
      warnings: [
        'Fewer than 3 judges have scored Team Aino (2), Team Eetu (2), and Team Ida (2).',
        'Team Mika hasn’t submitted anything.',
      ],
    });
  });

  test('only counts those who are judges now', async () => {
    const { organizer, params, judges, hackathon } = await createJudged();
    const [juno] = judges as [Person];
    await addStaff(organizer, hackathon, { person: juno, role: 'helper' });
    const { submissions } = await rankingOf(organizer, params);
    expect(submissions.map(({ judgements }) => judgements)).toEqual([1, 1, 1]);
    await addStaff(organizer, hackathon, { person: juno, role: 'judge' });
    expect((await rankingOf(organizer, params)).submissions[0]?.judgements).toBe(2);
  });

  test('returns too_early before the end, and forbidden to judges and helpers', async () => {
    const { organizer, params, judges, hackathon, people } = await createJudged();
    const helper = await createPerson(server);
    await addStaff(organizer, hackathon, { person: helper, role: 'helper' });
    for (const person of [helper, judges[0]!, people[0]!]) {
      expect((await person.refused(rank, { params })).body.code).toBe('forbidden');
      const body = { places: [] };
      expect((await person.refused(publish, { params, body })).body.code).toBe('forbidden');
    }
    await endInHours(server, hackathon, 1);
    expect((await organizer.refused(rank, { params })).body.code).toBe('too_early');
    const { body } = await organizer.refused(publish, { params, body: { places: [] } });
    expect(body.code).toBe('too_early');
  });
});

test('warns of a submission that changed after a judge had scored it, until they score it again', async () => {
  const { organizer, params, people, judges, teams } = await createJudged();
  const projectId = teams[0]!.id;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const reopen = 'PUT /projects/{projectId}/submission/reopening';
  await organizer.send(reopen, { params: { projectId }, body: { until } });
  const warning =
    'Team Aino changed what they submitted after a judge had scored it. Ask the judges to look again.';
  expect((await rankingOf(organizer, params)).warnings).not.toContain(warning);
  await submit(people[0]!, teams[0]!, { title: 'Their idea, copied', version: 1 });
  expect((await rankingOf(organizer, params)).warnings).toContain(warning);
  const body = { scores: [4, 4, 4] };
  const [first, second] = judges as [Person, Person];
  await first.send(key, { params: { ...params, projectId }, body });
  expect((await rankingOf(organizer, params)).warnings).toContain(warning);
  await second.send(key, { params: { ...params, projectId }, body });
  expect((await rankingOf(organizer, params)).warnings).not.toContain(warning);
});

describe('places', () => {
  /** Teams that have submitted something, with a judge who has scored all of them. */
  async function createScored(names: readonly string[], { mates = 0 } = {}) {
    const building = await createBuilding(server, names, { mates });
    const { organizer, hackathon, people, teams, params } = building;
    const submitted = teams.map(({ id: projectId }, at) => ({
      projectId,
      personId: people[at]!.id,
    }));
    await insertSubmissions(server.db, params.slug, submitted);
    const [judge] = (await createJudges(server, organizer, hackathon, ['Juno'])) as [Person];
    await endInHours(server, hackathon, -1);
    await judge.send('POST /hackathons/{slug}/judging', { params });
    const scores = teams.map(({ id: projectId }, at) => ({
      judgeId: judge.id,
      projectId,
      scores: [5 - at, 5 - at, 5 - at],
    }));
    await insertScores(server.db, params.slug, scores);
    return { ...building, judge };
  }
  const placesOf = ({ submissions }: Ranking) => submissions.map(({ place }) => place);

  test.each([
    [['Aino', 'Eetu'], 2, 'only 2 teams with 4 people submitted something'],
    [['Aino', 'Eetu', 'Ida'], 2, 'only 3 teams with 5 people submitted something'],
    [['Aino'], 0, 'only 1 team with 1 person submitted something'],
  ])('aren’t given to %j with %i more people', async (names, mates, reason) => {
    const { organizer, params } = await createScored(names, { mates });
    const ranking = await rankingOf(organizer, params);
    expect(placesOf(ranking)).toEqual(names.map(() => null));
    expect(ranking.warnings).toContainEqual(expect.stringContaining(reason));
  });

  test('are given by one judge to three teams of two', async () => {
    const { organizer, params } = await createScored(['Aino', 'Eetu', 'Ida'], { mates: 3 });
    const ranking = await rankingOf(organizer, params);
    expect(placesOf(ranking)).toEqual([1, 2, 3]);
    expect(ranking.warnings).toEqual([expect.stringMatching(/^Fewer than 3 judges/)]);
  });

  test('disappear with stale_ranking if too few people are left when the results are published', async () => {
    const { organizer, params, people } = await createScored(['A', 'B', 'C'], { mates: 3 });
    const form = formOf(await rankingOf(organizer, params));
    const [{ email }] = people as [Person];
    await people[0]!.send('POST /users/deletion', { body: { email, password } });
    const { body } = await organizer.refused(publish, { params, body: form });
    expect(body.code).toBe('stale_ranking');
    expect(placesOf(body.current as Ranking)).toEqual([null, null, null]);
  });

  test('aren’t given to a team that only judges on submitting teams have scored', async () => {
    const { organizer, params, judge, people, hackathon } = await createScored(
      ['Aino', 'Eetu', 'Ida'],
      { mates: 3 },
    );
    const insider = people[2]!;
    await addStaff(organizer, hackathon, { person: insider, role: 'judge' });
    await insider.send('POST /hackathons/{slug}/judging', { params });
    const { judgements } = (await insider.send('POST /hackathons/{slug}/judging', { params })).body;
    expect(judgements.map(({ team }) => team)).toEqual(['Team Aino', 'Team Eetu']);
    const [first] = judgements;
    const projectId = first!.projectId;
    const scores = [5, 5, 5];
    await insider.send(key, { params: { ...params, projectId }, body: { scores } });
    expect(placesOf(await rankingOf(organizer, params))).toEqual([1, 2, 3]);
    const body = { hasConflict: true };
    await judge.send(key, { params: { ...params, projectId }, body });
    const ranking = await rankingOf(organizer, params);
    const places = Object.fromEntries(ranking.submissions.map(({ team, place }) => [team, place]));
    expect(places).toEqual({ 'Team Aino': null, 'Team Eetu': 1, 'Team Ida': 2 });
    expect(ranking.warnings[0]).toBe(
      'Team Aino gets no rank: only judges who are on teams that submitted something have scored it.',
    );
  });

  test('without them, everyone took part, with no credential and no prize on the profile', async () => {
    const { organizer, params, people, hackathon, teams } = await createScored(['Aino']);
    const form = formOf(await rankingOf(organizer, params));
    Object.assign(form.places[0]!, { prize: '1st place' });
    const { body } = await organizer.send(publish, { params, body: form });
    expect(body.results).toMatchObject([{ team: 'Team Aino', place: null, prize: '1st place' }]);
    const [winner] = people as [Person];
    expect((await notifiedTexts(winner))[0]).toBe(`The results of ${hackathon.name} are published`);
    const resultId = body.results[0]!.id;
    const refusal = await winner.refused('POST /users/credentials', { body: { resultId } });
    expect([refusal.body.code, refusal.body.message]).toEqual([
      'not_earned',
      'Your team wasn’t ranked in this hackathon, so there’s no credential.',
    ]);
    const visitor = openClient(server.url);
    const person = { params: { userId: winner.id } };
    const { body: work } = await visitor.send('GET /users/{userId}/participations', person);
    expect(work[0]!.result).toMatchObject({ place: null, prize: '' });
    const project = { params: { projectId: teams[0]!.id } };
    const { body: progress } = await visitor.send('GET /projects/{projectId}/progress', project);
    expect(progress.result).toMatchObject({ place: null, prize: '' });
    const { body: resume } = await visitor.send('GET /users/{userId}/resume.json', person);
    expect(resume.projects[0]?.highlights.join()).not.toContain('place');
  });
});

describe('publishing', () => {
  test('shows the results to everyone with prizes, and tells everyone in the hackathon', async () => {
    const { organizer, params, teams, people, mates, judges, hackathon } = await createJudged();
    const visitor = openClient(server.url);
    expect((await visitor.refused(get, { params })).status).toBe(404);
    expect((await organizer.refused(get, { params })).status).toBe(404);
    const form = formOf(await rankingOf(organizer, params));
    Object.assign(form.places[0]!, { prize: 'A weekend in Tartu', note: 'Works offline' });
    const { body } = await organizer.send(publish, { params, body: form });
    expect((await visitor.send(get, { params })).body).toEqual(body);
    expect(body).toMatchObject({
      publishedAt: expect.any(String),
      results: [
        {
          projectId: teams[0]!.id,
          team: 'Team Aino',
          title: 'Idea 0',
          place: 1,
          prize: 'A weekend in Tartu',
          note: 'Works offline',
          people: [people[0]!, mates[0]!].map(({ id, name }) => ({ id, name, avatar: null })),
        },
        { team: 'Team Eetu', place: 2, prize: '', note: '' },
        { team: 'Team Ida', place: 3 },
      ],
    });
    expect(body.results).toHaveLength(3);
    const told = await Promise.all([...people, ...judges, organizer].map(notifiedTexts));
    const general = `The results of ${hackathon.name} are published`;
    expect(told.map(([text]) => text)).toEqual([
      `Your team took 1st place in ${hackathon.name}`,
      `Your team took 2nd place in ${hackathon.name}`,
      `Your team took 3rd place in ${hackathon.name}`,
      general,
      general,
      general,
      undefined,
    ]);
    expect(await mailedSubjects(server, people[3]!.email)).toContain(general);
    const { body: shown } = await visitor.send('GET /projects/{projectId}/submission', {
      params: { projectId: teams[0]!.id },
    });
    expect(shown).toMatchObject({ title: 'Idea 0', text: 'A map', updatedBy: null });
  });

  test('happens once when two organizers publish simultaneously, and notifies everyone once', async () => {
    const { organizer, params, people, hackathon } = await createJudged();
    const other = await createPerson(server);
    await addStaff(organizer, hackathon, { person: other, role: 'organizer' });
    const form = formOf(await rankingOf(organizer, params));
    const answers = await Promise.all(
      [organizer, other].map((person, at) => {
        const places = form.places.map((one) => ({ ...one, prize: `Prize ${at}` }));
        return person.send(publish, { params, body: { places } });
      }),
    );
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(answers[0]!.body.results).toHaveLength(3);
    const text = `Your team took 1st place in ${hackathon.name}`;
    expect((await notifiedTexts(people[0]!)).filter((one) => one === text)).toHaveLength(1);
  });

  test('returns stale_ranking and publishes nothing if a score has changed', async () => {
    const { organizer, params, judges, teams } = await createJudged();
    const form = formOf(await rankingOf(organizer, params));
    for (const judge of judges)
      await judge.send('PUT /hackathons/{slug}/judgements/{projectId}', {
        params: { ...params, projectId: teams[0]!.id },
        body: { scores: [1, 1, 1] },
      });
    const { body } = await organizer.refused(publish, { params, body: form });
    expect(body.code).toBe('stale_ranking');
    expect(body.current).toEqual(await rankingOf(organizer, params));
    await organizer.refused(get, { params });
  });

  test('returns stale_ranking if a submission is missing or extra', async () => {
    const { organizer, params, teams } = await createJudged();
    const { places } = formOf(await rankingOf(organizer, params));
    for (const wrong of [places.slice(1), [...places, { projectId: teams[3]!.id, place: 4 }]]) {
      const { body } = await organizer.refused(publish, { params, body: { places: wrong } });
      expect(body.code).toBe('stale_ranking');
    }
  });

  test('returns too_early if nothing was submitted', async () => {
    const { organizer, params, hackathon } = await createBuilding(server, ['Aino']);
    await endInHours(server, hackathon, -1);
    const { body } = await organizer.refused(publish, { params, body: { places: [] } });
    expect([body.code, body.message]).toEqual([
      'too_early',
      'No team has submitted anything. Give teams more time, or cancel the hackathon.',
    ]);
  });

  test('ends judging and submitting with too_late, and marks judges’ notifications as read', async () => {
    const { organizer, params, judges, teams, people } = await createJudged();
    const countUnread = async () => {
      const { rowCount } = await server.pool.query(
        `select from notifications
          where kind = 'hackathon_judging' and read_at is null and user_id = any($1)`,
        [judges.map(({ id }) => id)],
      );
      return rowCount;
    };
    expect(await countUnread()).toBe(judges.length);
    const projectId = teams[0]!.id;
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const reopening = { params: { projectId }, body: { until } };
    await organizer.send('PUT /projects/{projectId}/submission/reopening', reopening);
    expect((await rankingOf(organizer, params)).warnings).toContain(
      'Team Aino can still change what they submit.',
    );
    await organizer.send(publish, { params, body: formOf(await rankingOf(organizer, params)) });
    const score = { params: { ...params, projectId }, body: { scores: [1, 1, 1] } };
    const late = [
      await judges[0]!.refused('PUT /hackathons/{slug}/judgements/{projectId}', score),
      await people[0]!.refused('PUT /projects/{projectId}/submission', {
        params: { projectId },
        body: { title: 'Later', version: 1 },
      }),
      await organizer.refused('PUT /projects/{projectId}/submission/reopening', reopening),
      await organizer.refused(rank, { params }),
      await organizer.refused('POST /hackathons/{slug}/judging/reminders', { params }),
    ];
    expect(late.map(({ body }) => body.code)).toEqual(late.map(() => 'too_late'));
    expect(await countUnread()).toBe(0);
    const { body } = await judges[0]!.send('POST /hackathons/{slug}/judging', { params });
    expect(body).toMatchObject({ isOpen: false, judgements: [{ scores: [5, 5, 5] }, {}, {}] });
  });

  test('shows results of an unlisted hackathon only to those who can see it', async () => {
    const { organizer, params, people } = await createJudged();
    await organizer.send(publish, { params, body: formOf(await rankingOf(organizer, params)) });
    await server.pool.query(`update hackathons set visibility = 'link' where slug = $1`, [
      params.slug,
    ]);
    expect((await people[3]!.send(get, { params })).status).toBe(200);
    for (const other of [await createPerson(server), openClient(server.url)])
      expect((await other.refused(get, { params })).status).toBe(404);
  });
});

describe('results stay', () => {
  async function createPublished() {
    const judged = await createJudged();
    const { organizer, params } = judged;
    const form = formOf(await rankingOf(organizer, params));
    const { body } = await organizer.send(publish, { params, body: form });
    return { ...judged, results: body.results };
  }
  const resultsOf = async (params: Params) =>
    (await openClient(server.url).send(get, { params })).body.results;

  test('without names when accounts and their projects are deleted', async () => {
    const { params, people, mates, judges, results } = await createPublished();
    for (const person of [people[0]!, mates[0]!, judges[0]!])
      await person.send('POST /users/deletion', { body: { email: person.email, password } });
    expect(await resultsOf(params)).toEqual([
      { ...results[0]!, projectId: null, people: [] },
      ...results.slice(1),
    ]);
  });

  test('without a link while a project is deleted', async () => {
    const { params, people, mates, teams } = await createPublished();
    const team = { projectId: teams[0]!.id };
    await mates[0]!.send('DELETE /projects/{projectId}/members/{userId}', {
      params: { ...team, userId: mates[0]!.id },
    });
    await people[0]!.send('DELETE /projects/{projectId}', { params: team });
    expect((await resultsOf(params))[0]).toMatchObject({ projectId: null, team: 'Team Aino' });
  });
});

describe('the people of a result', () => {
  const join = 'POST /projects/{projectId}/members';
  const leave = 'DELETE /projects/{projectId}/members/{userId}';
  type Team = { id: number };
  const joinAndLeave = async (person: Person, { id: projectId }: Team) => {
    await person.send(join, { params: { projectId } });
    await person.send(leave, { params: { projectId, userId: person.id } });
  };
  /** The people by their team. */
  async function publishPeople(organizer: Person, params: Params) {
    const form = formOf(await rankingOf(organizer, params));
    const { body } = await organizer.send(publish, { params, body: form });
    return Object.fromEntries(
      body.results.map(({ team, people }) => [team, people.map(({ id }) => id)]),
    );
  }

  test('those who left a team after the end have its result, and those who joined later don’t', async () => {
    const building = await createBuilding(server, ['Aino', 'Eetu']);
    const { organizer, params, people, teams, hackathon } = building;
    const [aino, eetu] = people as [Person, Person];
    await eetu.send('DELETE /projects/{projectId}', { params: { projectId: teams[1]!.id } });
    const target = { projectId: teams[0]!.id };
    await eetu.send(join, { params: target });
    await submit(aino, teams[0]!);
    await endInHours(server, hackathon, 0);
    await eetu.send(leave, { params: { ...target, userId: eetu.id } });
    const later = await createPerson(server, 'Later');
    await later.send(join, { params: target });
    expect(await publishPeople(organizer, params)).toEqual({ 'Team Aino': [aino.id, eetu.id] });
  });

  test('leave out those who join the winning team on the last day and leave again', async () => {
    const building = await createBuilding(server, ['Aino', 'Eetu', 'Idle']);
    const { organizer, params, people, teams, hackathon } = building;
    const [aino, eetu, idle] = people as [Person, Person, Person];
    await idle.send('DELETE /projects/{projectId}', { params: { projectId: teams[2]!.id } });
    await joinAndLeave(idle, teams[0]!);
    for (const at of [0, 1]) await submit(people[at]!, teams[at]!);
    await endInHours(server, hackathon, 0);
    for (const person of [eetu, idle]) await joinAndLeave(person, teams[0]!);
    expect(await publishPeople(organizer, params)).toEqual({
      'Team Aino': [aino.id],
      'Team Eetu': [eetu.id],
    });
  });

  test('someone who changes teams on the last day has only the last team’s result', async () => {
    const building = await createBuilding(server, ['Aino', 'Eetu', 'Mate']);
    const { organizer, params, people, teams, hackathon } = building;
    const [aino, eetu, mate] = people as [Person, Person, Person];
    await mate.send('DELETE /projects/{projectId}', { params: { projectId: teams[2]!.id } });
    await joinAndLeave(mate, teams[0]!);
    const projectId = teams[1]!.id;
    await mate.send(join, { params: { projectId } });
    for (const at of [0, 1]) await submit(people[at]!, teams[at]!);
    await endInHours(server, hackathon, 0);
    await mate.send(leave, { params: { projectId, userId: mate.id } });
    expect(await publishPeople(organizer, params)).toEqual({
      'Team Aino': [aino.id],
      'Team Eetu': [eetu.id, mate.id],
    });
  });
});

describe('a published result', () => {
  async function createPublished() {
    const judged = await createJudged();
    const { organizer, params, people } = judged;
    const form = formOf(await rankingOf(organizer, params));
    Object.assign(form.places[0]!, { prize: 'A weekend in Tartu' });
    const { body } = await organizer.send(publish, { params, body: form });
    const [winner, second] = people as [Person, Person];
    return { ...judged, winner, second, resultId: body.results[0]!.id };
  }

  test('shows on the profile, the project’s page and in the resume', async () => {
    const { winner, teams, hackathon, resultId } = await createPublished();
    const visitor = openClient(server.url);
    const result = {
      id: resultId,
      place: 1,
      prize: 'A weekend in Tartu',
      hackathon: { slug: hackathon.slug, name: hackathon.name },
    };
    const person = { params: { userId: winner.id } };
    const { body } = await visitor.send('GET /users/{userId}/participations', person);
    expect(body.map((one) => one.result)).toEqual([result]);
    const { body: progress } = await visitor.send('GET /projects/{projectId}/progress', {
      params: { projectId: teams[0]!.id },
    });
    expect(progress.result).toEqual(result);
    const { body: resume } = await visitor.send('GET /users/{userId}/resume.json', person);
    expect(resume.projects[0]?.highlights[0]).toBe(`1st place in ${hackathon.name}`);
  });

  test('can become a credential right away, without 14 days, and says what it proves', async () => {
    const { winner, teams, hackathon, resultId } = await createPublished();
    const { body: issued } = await winner.send('POST /users/credentials', { body: { resultId } });
    const { body } = await openClient(server.url).send('GET /credentials/{credentialId}', {
      params: { credentialId: issued.id },
    });
    expect(body).toMatchObject({
      kind: 'result',
      person: { id: winner.id },
      project: { id: teams[0]!.id },
      title: `1st place in ${hackathon.name}`,
      work: 'Team Aino took 1st place of 3 teams with “Idea 0”. Prize: A weekend in Tartu',
      rule: expect.stringContaining('not what they did themselves'),
    });
    const badge = decode(issued.jwt)!.payload as Record<string, unknown>;
    const { iss: _, jti: _jti, nbf: _nbf, sub: _sub, ...credential } = badge;
    expect(findProblems(credential)).toEqual([]);
    const { body: list } = await winner.send('GET /users/credentials');
    expect(list.credentials).toMatchObject([
      { resultId, participationId: null, title: body.title, projectName: 'Team Aino' },
    ]);
  });

  test('is one credential, even if it’s requested twice', async () => {
    const { winner, resultId } = await createPublished();
    const ask = () => winner.send('POST /users/credentials', { body: { resultId } });
    const [first, second] = [await ask(), await ask()];
    expect(second.body).toEqual(first.body);
  });

  test('with a hidden submission revokes its credentials, and a new one has no title', async () => {
    const { winner, organizer, resultId, teams } = await createPublished();
    const ask = async () =>
      (await winner.send('POST /users/credentials', { body: { resultId } })).body;
    const { id } = await ask();
    const admin = await createAdmin(server);
    const subject = { kind: 'submission', id: teams[0]!.id } as const;
    await organizer.send('POST /reports', { body: { subject, reason: 'spam' } });
    const body = { subject, act: 'hide', reason: 'It breaks our code of conduct.' } as const;
    await admin.send('POST /admin/decisions', { body });
    const visitor = openClient(server.url);
    const params = { credentialId: id };
    expect((await visitor.refused('GET /credentials/{credentialId}', { params })).status).toBe(404);
    const revoked = await (await fetch(`${server.url}/credentials/revocations`)).text();
    expect(revoked).toContain(id);
    const next = await ask();
    const { body: shown } = await visitor.send('GET /credentials/{credentialId}', {
      params: { credentialId: next.id },
    });
    expect(shown.work).toBe('Team Aino took 1st place of 3 teams. Prize: A weekend in Tartu');
    expect(JSON.stringify(decode(next.jwt)!.payload)).not.toContain('Idea 0');
  });

  test('isn’t signed with a title that is being hidden', async () => {
    const { winner, resultId } = await createPublished();
    const hiding = await server.pool.connect();
    await hiding.query('begin');
    await hiding.query('update results set title = $2 where id = $1', [resultId, hiddenText]);
    const asking = winner.send('POST /users/credentials', { body: { resultId } });
    await waitForLock(server.pool);
    await hiding.query('commit');
    hiding.release();
    const { jwt } = (await asking).body;
    expect(JSON.stringify(decode(jwt)!.payload)).not.toContain('Idea 0');
  });

  test('returns not_earned for a rank among two teams, from an earlier rule', async () => {
    const { winner, resultId } = await createPublished();
    await server.pool.query('delete from results where id = $1', [resultId + 2]);
    const refusal = await winner.refused('POST /users/credentials', { body: { resultId } });
    expect(refusal.body.code).toBe('not_earned');
  });

  test('returns not_found to others, and not_earned without a rank', async () => {
    const { second, organizer, resultId } = await createPublished();
    for (const person of [second, organizer]) {
      const { body } = await person.refused('POST /users/credentials', { body: { resultId } });
      expect(body.code).toBe('not_found');
    }
    await server.pool.query('update results set place = null where id = $1', [resultId + 1]);
    const refusal = await second.refused('POST /users/credentials', {
      body: { resultId: resultId + 1 },
    });
    expect(refusal.body.code).toBe('not_earned');
  });

  test.each([{}, { resultId: 1, participationId: 1 }, { resultId: 'first' }])(
    'invalid_input: a credential of %j',
    async (body) => {
      const person = await createPerson(server);
      const refusal = await person.refused('POST /users/credentials', { body });
      expect(refusal.body.code).toBe('invalid_input');
    },
  );
});
