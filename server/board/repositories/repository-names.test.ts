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

type MergeRequest = { username?: string; attributes?: Json };

/** As GitLab documents its merge request events. */
function mergeRequest(
  description: string,
  { username = 'Eetu.Salo', attributes }: MergeRequest = {},
) {
  count += 1;
  return {
    user: { id: 7, name: 'Eetu', username },
    project: gitLabPush('').project,
    object_attributes: {
      iid: count,
      author_id: 7,
      title: 'Map',
      description,
      state: 'opened',
      action: 'open',
      created_at: '2026-03-01 10:00:00 UTC',
      updated_at: '2026-03-01 10:00:00 UTC',
      url: `https://gitlab.test/walks/trails/-/merge_requests/${count}`,
      ...attributes,
    },
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
  const open = (description: string, fields?: MergeRequest) =>
    send(mergeRequest(description, fields), 'Merge Request Hook');
  return { ...team, send, open, authors, countOwn };
}

test('GitLab: a merge request with the code confirms its author, including for earlier work', async () => {
  const { member, send, open, authors, countOwn } = await createGitLab();
  await send(gitLabPush('Draw the map'));
  await send(gitLabPush('Fold the map', { author: 'Someone else' }));
  expect(await authors()).toEqual([null, null]);
  const code = await newCode(member);
  expect(code).toMatch(/^pieces-[a-z2-9]{12}$/);
  expect((await member.send(list)).body).toMatchObject({ names: [], code: { text: code } });
  await open(`Mine: ${code}.`);
  expect((await member.send(list)).body).toMatchObject({
    names: [{ host: 'gitlab.test', name: 'eetu.salo', project: 'Trail Finder' }],
    code: null,
  });
  // The commit that someone else wrote isn't theirs, although they pushed it.
  expect(await authors()).toEqual(expect.arrayContaining([member.id, null]));
  expect(await countOwn()).toBe(2);
  await send(gitLabPush('Draw another map'));
  expect(await countOwn()).toBe(3);
  const { body } = await member.send('GET /users/{userId}/participations', {
    params: { userId: member.id },
  });
  expect(body[0]?.repository.commits).toBe(2);
});

test('a code that someone else may have written confirms nothing: a commit’s, or one edited in', async () => {
  const { creator, member, send, open } = await createGitLab();
  const code = await newCode(creator);
  await send(gitLabPush(code));
  await open(code, { attributes: { action: 'update' } });
  await open(code, { attributes: { author_id: 8 } });
  const forgejo = await connectTeam(server);
  const push = gitHubExamples('push')[4] as { commits: Json[] };
  const message = `Confirm ${await newCode(forgejo.member)}`;
  const payload = { ...push, commits: [{ ...push.commits[0], message }] };
  await forgejo.receive(fromForgejo({ secret: forgejo.secret, event: 'push', payload }));
  for (const person of [creator, member, forgejo.member]) expect(await namesOf(person)).toEqual([]);
});

test('Forgejo: a pull request with the code confirms its author', async () => {
  const { member, secret, receive, repository } = await connectTeam(server);
  const payload = pullRequest({ body: await newCode(member) });
  await receive(fromForgejo({ secret, event: 'pull_request', payload }));
  expect(await namesOf(member)).toEqual(['github.com/codertocat']);
  const push = gitHubExamples('push')[4] as Json;
  await receive(fromForgejo({ secret, event: 'push', payload: push }));
  const { commits, pullRequests } = await repository();
  expect(pullRequests).toMatchObject([{ author: { id: member.id } }]);
  expect(commits[0]).toMatchObject({ author: { id: member.id } });
});

test('a username counts in the project that confirmed it, even if others send it', async () => {
  const { creator, member, send, open, authors, countOwn } = await createGitLab();
  const own = await createProject(creator);
  const secret = await connectRepository(creator, own.id);
  const payload = mergeRequest(await newCode(creator));
  const forged = fromGitLab({ secret, event: 'Merge Request Hook', payload });
  await deliver(server, { projectId: own.id, ...forged });
  await server.processDeliveries();
  expect(await namesOf(creator)).toEqual(['gitlab.test/eetu.salo']);
  await send(gitLabPush('Draw the map'));
  expect(await authors()).toEqual([null]);
  await open(await newCode(member));
  expect(await countOwn()).toBe(2);
  expect(await namesOf(creator)).toEqual(['gitlab.test/eetu.salo']);
});

test('GitHub’s accounts are linked by signing in, so a code there does nothing', async () => {
  const { member, secret, receive } = await connectTeam(server);
  const payload = pullRequest({ body: await newCode(member) });
  await receive(fromGitHub({ secret, event: 'pull_request', payload }));
  expect(await namesOf(member)).toEqual([]);
});

test('a code works once, for a week, in a team’s own repository, and until it’s replaced', async () => {
  const { member, open } = await createGitLab();
  const [outsider, replaced] = [await createPerson(server), await newCode(member)];
  // They're on another team.
  await createProject(outsider);
  const code = await newCode(member);
  await open(`${replaced} ${await newCode(outsider)}`);
  await server.pool.query('update repository_codes set expires_at = now() where user_id = $1', [
    member.id,
  ]);
  await open(code);
  expect([await namesOf(member), await namesOf(outsider)]).toEqual([[], []]);
  await server.sweep();
  expect((await member.send(list)).body.code).toBeNull();
  const last = await newCode(member);
  await open(last);
  await open(last, { username: 'other' });
  expect(await namesOf(member)).toEqual(['gitlab.test/eetu.salo']);
});

test('gives a username to the last account that confirms it', async () => {
  const { creator, member, open, authors } = await createGitLab();
  await open(await newCode(member), { username: 'shared' });
  await open(await newCode(creator), { username: 'shared' });
  expect([await namesOf(member), await namesOf(creator)]).toEqual([[], ['gitlab.test/shared']]);
  expect(await authors()).toEqual([creator.id, creator.id]);
});

test('leaves a code unused after 20 names', async () => {
  const { member, projectId, open } = await createGitLab();
  await server.pool.query(
    `insert into repository_names (user_id, project_id, host, name, confirmed_at)
     select $1, $2, 'gitlab.test', 'name' || at, now() from generate_series(1, 20) as at`,
    [member.id, projectId],
  );
  const code = await newCode(member);
  await open(code);
  expect(await namesOf(member)).toHaveLength(20);
  expect((await member.send(list)).body.code?.text).toBe(code);
});

test('no longer matches a removed name, and deletes it with the account', async () => {
  const { creator, member, projectId, send, open, authors, countOwn } = await createGitLab();
  await open(await newCode(member));
  const { body } = await member.send(list);
  const params = { nameId: body.names[0]!.id };
  expect((await creator.refused(remove, { params })).status).toBe(404);
  const { repositoryNames } = (await member.send('GET /users/export')).body;
  expect(repositoryNames).toMatchObject([{ host: 'gitlab.test', name: 'eetu.salo' }]);
  await member.send(remove, { params });
  await send(gitLabPush('Draw'));
  expect(await authors()).toHaveLength(2);
  expect(await countOwn()).toBe(1);
  await open(await newCode(member));
  await member.send('POST /users/deletion', { body: { email: member.email, password } });
  const { rows } = await server.pool.query(
    'select distinct author_login from repository_items where project_id = $1',
    [projectId],
  );
  expect(rows).toEqual([{ author_login: '' }]);
});
