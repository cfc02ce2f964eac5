import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { invite } from '#tests/factories/invitations.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  askToJoin,
  createAskingProject,
  createProject,
  settingsForm,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

type Two = { lead: Person; juno: Person };

/** Opens a way onto a team and returns the path of the request that takes it, which Juno sends by default. */
type Open = (two: Two) => Promise<{ path: string; sender?: Person; body?: object }>;

const ways: [name: string, open: Open][] = [
  [
    'a reserved place',
    async ({ lead, juno }) => {
      const project = await createProject(lead, { teamSize: 1 });
      const params = { projectId: project.id };
      await juno.send('PUT /projects/{projectId}/waiting', { params });
      const body = { ...settingsForm(project), teamSize: 2 };
      await lead.send('PUT /projects/{projectId}', { params, body });
      return { path: `/projects/${project.id}/reservation/acceptance` };
    },
  ],
  [
    'an invitation',
    async ({ lead, juno }) => {
      const { id: projectId } = await createProject(lead);
      const { id } = await invite(lead, { projectId, person: juno });
      return { path: `/invitations/${id}/acceptance` };
    },
  ],
  [
    'a link',
    async ({ lead }) => {
      const params = { projectId: (await createProject(lead)).id };
      const key = 'POST /projects/{projectId}/invitations';
      const { body } = await lead.send(key, { params, body: {} });
      return { path: `/invitation-links/${body.url.split('/').at(-1)}/use` };
    },
  ],
  [
    'no answer but their own',
    async ({ lead }) => ({ path: `/projects/${(await createProject(lead)).id}/members` }),
  ],
  [
    'a lead’s answer',
    async ({ lead, juno }) => {
      const { id } = await askToJoin(juno, (await createAskingProject(lead)).id);
      const body = { answer: 'accepted' };
      return { path: `/join-requests/${id}/answer`, sender: lead, body };
    },
  ],
];

test.each(ways)(
  'lets someone on four teams join one of two more simultaneously by %s',
  async (_, open) => {
    const [lead, juno] = [await createPerson(server, 'Frida'), await createPerson(server, 'Juno')];
    for (const name of ['One', 'Two', 'Three', 'Four']) await createProject(juno, { name });
    const requests = [await open({ lead, juno }), await open({ lead, juno })];
    const client = await server.pool.connect();
    // Whoever has passed the checks waits to be stored.
    await client.query('begin');
    await client.query('lock table project_members in share mode');
    const answers = requests.map(({ path, sender = juno, body = {} }) =>
      openClient(server.url, sender.cookies).request('POST', `/api${path}`, { body }),
    );
    await waitForLock(server.pool, 2).finally(() => client.query('commit'));
    client.release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  },
);
