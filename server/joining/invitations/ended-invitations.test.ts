import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createAskingProject } from '#tests/factories/projects.ts';
import { invite } from '#tests/factories/invitations.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const accept = 'POST /invitations/{invitationId}/acceptance';
const decline = 'POST /invitations/{invitationId}/refusal';
const withdraw = 'DELETE /projects/{projectId}/invitations/{invitationId}';
const show = 'GET /invitations/{invitationId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function createInvitation() {
  const [lead, juno] = [await createPerson(server, 'Frida'), await createPerson(server, 'Juno')];
  const { id: projectId } = await createAskingProject(lead);
  const { id: invitationId } = await invite(lead, { projectId, person: juno });
  return { lead, juno, projectId, ref: { invitationId } };
}

type Created = Awaited<ReturnType<typeof createInvitation>>;

const messageOf = async (person: Person, key: typeof accept | typeof decline, params: object) => {
  const { status, body } = await person.refused(key, { params: { ...params } });
  return [status, body.code, body.message];
};

const endings: [string, (created: Created) => Promise<unknown>, string, string][] = [
  [
    'accepted, after leaving',
    async ({ juno, projectId, ref }) => {
      await juno.send(accept, { params: ref });
      const params = { projectId, userId: juno.id };
      await juno.send('DELETE /projects/{projectId}/members/{userId}', { params });
    },
    'accepted',
    'You’ve already accepted this invitation.',
  ],
  [
    'withdrawn',
    ({ lead, projectId, ref }) => lead.send(withdraw, { params: { projectId, ...ref } }),
    'withdrawn',
    'The team has withdrawn this invitation.',
  ],
];

test.each(endings)(
  'returns invitation_over for one that was %s',
  async (_how, end, state, message) => {
    const created = await createInvitation();
    const { juno, ref } = created;
    await end(created);
    for (const key of [accept, decline] as const)
      expect(await messageOf(juno, key, ref)).toEqual([409, 'invitation_over', message]);
    expect((await juno.send(show, { params: ref })).body.state).toBe(state);
  },
);

test('withdrawing an invitation that was answered doesn’t change the answer', async () => {
  const { lead, juno, projectId, ref } = await createInvitation();
  await juno.send(decline, { params: ref });
  await lead.send(withdraw, { params: { projectId, ...ref } });
  expect((await juno.send(show, { params: ref })).body.state).toBe('declined');
  const message = 'You’ve declined this invitation.';
  expect(await messageOf(juno, accept, ref)).toEqual([409, 'invitation_over', message]);
});
