import { beforeAll, expect, test } from 'vitest';
import {
  connectRepository,
  connectTeam,
  deliver,
  fromForgejo,
  fromGitHub,
  fromGitLab,
  gitHubExamples,
  type Json,
  pullRequest,
} from '#tests/factories/deliveries.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /users/repository-names';
const renew = 'PUT /users/repository-names/code';
const remove = 'DELETE /users/repository-names/{nameId}';

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
});

const newCode = async (person: Person) => (await person.send(renew)).body.text;
const namesOf = async (person: Person) =>
  (await person.send(list)).body.names.map(({ host, name }) => `${host}/${name}`);

/** As GitLab documents its push events. */
function gitLabPush(
  message: string,
  { author = 'Eetu', ...fields }: Json & { author?: string } = {},
) {
  count += 1;
  return {
    object_kind: 'push',
    ref: 'refs/heads/main',
    user_name: 'Eetu',
    user_username: 'Eetu.Salo',
    user_email: '',
    project: {
      path_with_namespace: 'walks/trails',
      web_url: 'https://gitlab.test/walks/trails',
      default_branch: 'main',
    },
    commits: [
      {
        id: `b6568db${count}`,
        message,
        timestamp: '2026-03-01T10:00:00Z',
        url: `https://gitlab.test/walks/trails/-/commit/b6568db${count}`,
        author: { name: author, email: '' },
      },
    ],
    ...fields,
  };
}

/** Sends what GitLab sends, and returns whose the latest commits and merge requests are. */
async function createGitLab() {
  const team = await connectTeam(server);
  const send = (payload: Json, event = 'Push Hook') =>
    team.receive(fromGitLab({ secret: team.secret, event, payload }));
  const authors = async () => {
    const { commits, pullRequests } = await team.repository();
    return [...commits, ...pullRequests].map(({ author }) => author.id);
  };
  /** How many of them are the member's. */
  const countOwn = async () => (await authors()).filter((id) => id === team.member.id).length;
  return { ...team, send, authors, countOwn };
}

test('GitLab: a commit with the code confirms who pushed it, also for what they did before', async () => {
  const { member, send, authors, countOwn } = await createGitLab();
  await send(gitLabPush('Draw the map'));
  await send(gitLabPush('Fold the map', { author: 'Someone else' }));
  expect(await authors()).toEqual([null, null]);
  const code = await newCode(member);
  expect(code).toMatch(/^pieces-[a-z2-9]{12}$/);
  expect((await member.send(list)).body).toMatchObject({ names: [], code: { text: code } });
  await send(gitLabPush(`Confirm ${code}.`));
  expect((await member.send(list)).body.code).toBeNull();
  expect(await namesOf(member)).toEqual(['gitlab.test/eetu.salo']);
  // The commit that someone else wrote isn't theirs, although they pushed it.
  expect(await authors()).toEqual(expect.arrayContaining([member.id, null]));
  expect(await countOwn()).toBe(2);
  await send(gitLabPush('Draw another map'));
  expect(await countOwn()).toBe(3);
  const { body } = await member.send('GET /users/{userId}/participations', {
    params: { userId: member.id },
  });
  expect(body[0]?.repository.commits).toBe(3);
});

test('GitLab: opening a merge request confirms who opened it, and nobody else', async () => {
  const { creator, member, send, countOwn } = await createGitLab();
  const mergeRequest = (id: number, attributes: Json) => ({
    user: { id, name: 'Eetu', username: 'eetu' },
    project: gitLabPush('').project,
    object_attributes: {
      iid: 3,
      author_id: 7,
      title: 'Map',
      state: 'opened',
      action: 'open',
      created_at: '2026-03-01 10:00:00 UTC',
      updated_at: '2026-03-01 10:00:00 UTC',
      url: 'https://gitlab.test/walks/trails/-/merge_requests/3',
      ...attributes,
    },
  });
  const event = 'Merge Request Hook';
  // Someone else could have edited the description later.
  const code = await newCode(creator);
  await send(mergeRequest(7, { description: code, action: 'update' }), event);
  await send(mergeRequest(8, { description: code, iid: 4 }), event);
  expect(await namesOf(creator)).toEqual([]);
  const own = await newCode(member);
  await send(mergeRequest(7, { description: `Mine: ${own}`, iid: 5 }), event);
  expect(await namesOf(member)).toEqual(['gitlab.test/eetu']);
  expect(await countOwn()).toBe(2);
});

test('Forgejo: a commit or pull request with the code confirms its author', async () => {
  const { member, secret, receive, repository } = await connectTeam(server);
  const send = (event: string, payload: Json) => receive(fromForgejo({ secret, event, payload }));
  const push = gitHubExamples('push')[4] as { commits: Json[] };
  const message = `Confirm ${await newCode(member)}`;
  const stolen = { ...push, sender: { login: 'mallory' } };
  await send('push', { ...stolen, commits: [{ ...push.commits[0], id: 'aa', message }] });
  expect(await namesOf(member)).toEqual([]);
  await send('push', { ...push, commits: [{ ...push.commits[0], message }] });
  expect(await namesOf(member)).toEqual(['github.com/codertocat']);
  await send('pull_request', pullRequest({}));
  expect((await repository()).pullRequests).toMatchObject([{ author: { id: member.id } }]);
});

test('GitHub’s accounts are linked by signing in, so a code there does nothing', async () => {
  const { member, secret, receive } = await connectTeam(server);
  const payload = pullRequest({ body: await newCode(member) });
  await receive(fromGitHub({ secret, event: 'pull_request', payload }));
  expect(await namesOf(member)).toEqual([]);
});

test('a code works once, for a week, in a repository of one’s own team, and until the next one', async () => {
  const { member, send } = await createGitLab();
  const [outsider, replaced] = [await createPerson(server), await newCode(member)];
  // They're in another team.
  await createProject(outsider);
  const code = await newCode(member);
  await send(gitLabPush(`${replaced} ${await newCode(outsider)}`));
  await server.pool.query('update repository_codes set expires_at = now() where user_id = $1', [
    member.id,
  ]);
  await send(gitLabPush(code));
  expect([await namesOf(member), await namesOf(outsider)]).toEqual([[], []]);
  await server.sweep();
  expect((await member.send(list)).body.code).toBeNull();
  const last = await newCode(member);
  await send(gitLabPush(last));
  await send(gitLabPush(last, { user_username: 'other' }));
  expect(await namesOf(member)).toEqual(['gitlab.test/eetu.salo']);
});

test('a name is one account’s: whoever confirms it last has it, also of two at once', async () => {
  const { creator, member, projectId, secret, send, authors } = await createGitLab();
  await send(gitLabPush(await newCode(member), { user_username: 'shared' }));
  await send(gitLabPush(await newCode(creator), { user_username: 'shared' }));
  expect([await namesOf(member), await namesOf(creator)]).toEqual([[], ['gitlab.test/shared']]);
  expect(await authors()).toEqual([creator.id, creator.id]);
  // In another project, so that both deliveries are processed at once.
  const other = await createProject(member);
  const keys = [secret, await connectRepository(member, other.id)];
  const codes = [await newCode(creator), await newCode(member)];
  for (const [at, id] of [projectId, other.id].entries()) {
    const payload = gitLabPush(codes[at]!, { user_username: 'raced' });
    await deliver(server, {
      projectId: id,
      ...fromGitLab({ secret: keys[at]!, event: 'Push Hook', payload }),
    });
  }
  await Promise.all([server.processDeliveries(), server.processDeliveries()]);
  const { rows } = await server.pool.query(
    `select user_id from repository_names where host = 'gitlab.test' and name = 'raced'`,
  );
  expect(rows).toHaveLength(1);
});

test('a removed name isn’t matched anymore, and goes with the account', async () => {
  const { creator, member, projectId, send, authors, countOwn } = await createGitLab();
  await send(gitLabPush(await newCode(member)));
  const { body } = await member.send(list);
  const params = { nameId: body.names[0]!.id };
  expect((await creator.refused(remove, { params })).status).toBe(404);
  const { repositoryNames } = (await member.send('GET /users/export')).body;
  expect(repositoryNames).toMatchObject([{ host: 'gitlab.test', name: 'eetu.salo' }]);
  await member.send(remove, { params });
  await send(gitLabPush('Draw'));
  expect(await authors()).toHaveLength(2);
  expect(await countOwn()).toBe(1);
  await send(gitLabPush(await newCode(member)));
  await member.send('POST /users/deletion', { body: { email: member.email, password } });
  const { rows } = await server.pool.query(
    'select distinct author_login from repository_items where project_id = $1',
    [projectId],
  );
  expect(rows).toEqual([{ author_login: '' }]);
});
