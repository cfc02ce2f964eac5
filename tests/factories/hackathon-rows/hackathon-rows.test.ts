import { expect, test } from 'vitest';
import { readComparableRows } from '#tests/database/all-rows.ts';
import {
  addStaff,
  createBuilding,
  createHackathon,
  createJudges,
  createParticipants,
  endInHours,
  formTeam,
  joinTeam,
  signUp,
  submit,
} from '#tests/factories/hackathons.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { insertScores, insertSubmissions } from './judges.ts';

const judging = 'POST /hackathons/{slug}/judging';
const names = ['Aino', 'Eetu'];
const mostPeople = 4;
const scores = [5, 4, 3];

async function createByRows(server: TestServer) {
  const { organizer, hackathon, people, teams, params } = await createBuilding(server, names, {
    mates: 1,
    mostPeople,
  });
  await createParticipants(server, hackathon, ['Placed', 'Waiting']);
  const projectId = teams[0]!.id;
  await insertSubmissions(server.db, params.slug, [{ projectId, personId: people[0]!.id }]);
  const [judge] = (await createJudges(server, organizer, hackathon, ['Juno'])) as [Person];
  await endInHours(server, hackathon, -1);
  await judge.send(judging, { params });
  await insertScores(server.db, params.slug, [{ judgeId: judge.id, projectId, scores }]);
}

async function createByApi(server: TestServer) {
  const organizer = await createPerson(server, 'Olena');
  const hackathon = await createHackathon(organizer, { mostPeople });
  const params = { slug: hackathon.slug };
  const join = async (name: string) => {
    const person = await createPerson(server, name);
    await signUp(person, hackathon);
    return person;
  };
  const people = [await join('Aino'), await join('Eetu')] as const;
  const mate = await join('AinoMate');
  const team = await formTeam(people[0], hackathon, { name: 'Team Aino' });
  await formTeam(people[1], hackathon, { name: 'Team Eetu' });
  await joinTeam(mate, team);
  await join('Placed');
  await join('Waiting');
  await endInHours(server, hackathon, 1);
  await submit(people[0], team);
  const judge = await createPerson(server, 'Juno');
  await addStaff(organizer, hackathon, { person: judge, role: 'judge' });
  await endInHours(server, hackathon, -1);
  await judge.send(judging, { params });
  const key = 'PUT /hackathons/{slug}/judgements/{projectId}';
  await judge.send(key, { params: { ...params, projectId: team.id }, body: { scores } });
}

test('worlds made of rows are like those that the API makes', async () => {
  const [rows, api] = [await startTestServer(), await startTestServer()];
  await createByRows(rows);
  await createByApi(api);
  expect(await readComparableRows(rows.pool)).toEqual(await readComparableRows(api.pool));
});
