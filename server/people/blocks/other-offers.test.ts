import { beforeAll, expect, test } from 'vitest';
import { createHackathon, signUp } from '#tests/factories/hackathons.ts';
import { invite } from '#tests/factories/invitations.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createAskingProject, createProject, settingsForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const wait = 'PUT /projects/{projectId}/waiting';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const block = (person: Person, other: Person) =>
  person.send('PUT /users/blocks/{userId}', { params: { userId: other.id } });

const createThree = async () =>
  [
    await createPerson(server, 'Aino'),
    await createPerson(server, 'Mallory'),
    await createPerson(server, 'Juno'),
  ] as const;

const listBlocked = async (person: Person) =>
  (await person.send('GET /users/blocks')).body.map(({ id }) => id);

test('a block leaves answered invitations, and those to other people, as they are', async () => {
  const [aino, mallory, juno] = await createThree();
  const project = await createAskingProject(aino);
  const { id: invitationId } = await invite(aino, { projectId: project.id, person: mallory });
  await mallory.send('POST /invitations/{invitationId}/refusal', { params: { invitationId } });
  await invite(aino, { projectId: project.id, person: juno });
  await block(aino, mallory);
  expect((await mallory.send('GET /invitations')).body).toMatchObject([{ state: 'declined' }]);
  expect((await juno.send('GET /invitations')).body).toMatchObject([{ state: 'sent' }]);
});

test('blocking someone gives their reserved spot to the next in line', async () => {
  const [aino, mallory, juno] = await createThree();
  const project = await createProject(aino, { teamSize: 1 });
  const params = { projectId: project.id };
  for (const person of [mallory, juno]) await person.send(wait, { params });
  const body = { ...settingsForm(project), teamSize: 2 };
  await aino.send('PUT /projects/{projectId}', { params, body });
  expect((await juno.send('GET /waitings')).body).toMatchObject([{ reservedUntil: null }]);
  await block(aino, mallory);
  expect((await mallory.send('GET /waitings')).body).toEqual([]);
  expect((await juno.send('GET /waitings')).body).toMatchObject([
    { reservedUntil: expect.any(String) },
  ]);
});

test('a block ends the wish for each other, and no other wishes', async () => {
  const [aino, mallory, juno] = await createThree();
  const hackathon = await createHackathon(await createPerson(server));
  const wish = (person: Person, ...others: Person[]) =>
    signUp(person, hackathon, { isShown: true, withIds: others.map(({ id }) => id) });
  for (const person of [aino, mallory, juno]) await wish(person);
  await wish(aino, mallory, juno);
  await wish(juno, aino, mallory);
  await block(aino, mallory);
  const wishesOf = async (person: Person) =>
    (
      await server.pool.query<{ wished_id: number }>(
        'select wished_id from hackathon_wishes where user_id = $1 order by 1',
        [person.id],
      )
    ).rows.map(({ wished_id: id }) => id);
  expect(await wishesOf(aino)).toEqual([juno.id]);
  expect(await wishesOf(juno)).toEqual([aino.id, mallory.id]);
});

test('unblocking someone lifts no other block', async () => {
  const [aino, mallory, juno] = await createThree();
  for (const [person, other] of [
    [aino, mallory],
    [aino, juno],
    [mallory, aino],
    [juno, mallory],
  ] as const)
    await block(person, other);
  await aino.send('DELETE /users/blocks/{userId}', { params: { userId: mallory.id } });
  expect(await listBlocked(aino)).toEqual([juno.id]);
  expect(await listBlocked(mallory)).toEqual([aino.id]);
  expect(await listBlocked(juno)).toEqual([mallory.id]);
});
