import { beforeAll, expect, test } from 'vitest';
import { createHackathon, endInHours, formTeam, signUp } from '#tests/factories/hackathons.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const shownTo = async (person: Person) =>
  (await person.send('GET /users/home')).body.hackathons.map(({ name, task }) => ({ name, task }));

test('Home shows a hackathon that someone signed up for, from a week before it starts', async () => {
  const [organizer, person] = [await createPerson(server), await createPerson(server)];
  const startingIn = (name: string, days: number) =>
    createHackathon(organizer, { name, startsAt: inDays(days), endsAt: inDays(days + 2) });
  const soon = await startingIn('Soon', 6);
  const sooner = await startingIn('Sooner', 1);
  const later = await startingIn('Later', 8);
  for (const one of [soon, sooner, later]) await signUp(person, one);
  expect(await shownTo(person)).toEqual([
    { name: 'Sooner', task: null },
    { name: 'Soon', task: null },
  ]);
  expect(await shownTo(await createPerson(server))).toEqual([]);
});

test('Home shows what is left to do while people build and until the results are published', async () => {
  const [organizer, person] = [await createPerson(server), await createPerson(server)];
  const hackathon = await createHackathon(organizer, { name: 'Ferry Night' });
  await signUp(person, hackathon);
  await formTeam(person, hackathon);
  await endInHours(server, hackathon, 5);
  expect(await shownTo(person)).toEqual([{ name: 'Ferry Night', task: 'submit' }]);
  await endInHours(server, hackathon, -1);
  expect(await shownTo(person)).toEqual([]);
  expect(await shownTo(organizer)).toEqual([{ name: 'Ferry Night', task: 'publish' }]);
});
