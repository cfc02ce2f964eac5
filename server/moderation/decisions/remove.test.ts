import { beforeAll, expect, test } from 'vitest';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { askToJoin, createAskingProject, createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { removeAccount, removeProject } from './remove.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const removal = { reason: 'It breaks the law.', now: new Date() };

const mailTo = async (address: string, subject: string) =>
  (await server.mail()).find((mail) => mail.to === address && mail.subject === subject)?.text;

const lastAudit = () =>
  server.db
    .selectFrom('audit')
    .select(['act', 'subject', 'reason', 'actor_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

test('deletes a project for its team and emails them the reason', async () => {
  const { project, creator, member } = await createTeam(server);
  const params = { projectId: project.id };
  await removeProject(server.db, { projectId: project.id, ...removal });
  for (const { refused, email } of [creator, member]) {
    expect((await refused('GET /projects/{projectId}/tickets', { params })).status).toBe(404);
    expect(await mailTo(email, `${project.name} was deleted`)).toContain(removal.reason);
  }
  expect((await creator.refused('GET /projects/{projectId}', { params })).status).toBe(404);
  expect((await creator.refused('POST /projects/{projectId}/restoration', { params })).status).toBe(
    404,
  );
  expect(await lastAudit()).toEqual({
    act: 'remove_project',
    subject: `project:${project.id}`,
    reason: removal.reason,
    actor_id: null,
  });
});

test('notifies people who asked to join a deleted project', async () => {
  const asker = await createPerson(server);
  const project = await createAskingProject(await createPerson(server));
  await askToJoin(asker, project.id);
  await removeProject(server.db, { projectId: project.id, ...removal });
  const { body } = await asker.send('GET /notifications');
  expect(body.notifications).toMatchObject([{ kind: 'join_request_closed' }]);
});

test('deleting a missing project fails and logs nothing', async () => {
  const before = await lastAudit();
  const work = removeProject(server.db, { projectId: 999_999, ...removal });
  await expect(work).rejects.toThrow('There’s no project with the ID 999999.');
  expect(await lastAudit()).toEqual(before);
});

test('a deleted account can’t sign in; its project passes on, and its owner gets the reason', async () => {
  const { project, creator, member } = await createTeam(server);
  const { id: userId, email } = creator;
  await removeAccount(server.db, { userId, email, ...removal });
  const login = await creator.refused('POST /auth/login', { body: { email, password } });
  expect(login.status).toBe(401);
  const params = { projectId: project.id };
  const { body } = await member.send('GET /projects/{projectId}', { params });
  expect(body.creator.id).toBe(member.id);
  expect(await mailTo(email, 'We’ve deleted your Pieces account')).toContain(removal.reason);
  expect(await lastAudit()).toMatchObject({ act: 'delete_person', subject: `person:${userId}` });
});

test('deleting people while they join a team leaves none of them in it', async () => {
  const { creator, member, params } = await createTeam(server, { teamSize: 20 });
  const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(server)));
  const join = ({ send }: Person) =>
    send('POST /projects/{projectId}/members', { params }).catch(({ message }: Error) => message);
  const answers = await Promise.all(
    people.map(async (person) => {
      const joining = join(person);
      await removeAccount(server.db, { userId: person.id, email: person.email, ...removal });
      return joining;
    }),
  );
  const failed = answers.filter(
    (answer) => typeof answer === 'string' && / answered 5/.test(answer),
  );
  expect(failed).toEqual([]);
  const { body } = await creator.send('GET /projects/{projectId}/members', { params });
  expect(body.map(({ id }) => id)).toEqual([creator.id, member.id]);
});
