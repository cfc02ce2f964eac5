import { beforeAll, expect, test } from 'vitest';
import { createHackathon, formTeam, signUp } from '#tests/factories/hackathons.ts';
import { invite } from '#tests/factories/invitations.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const exportOf = async (person: Person) => (await person.send('GET /users/export')).body;

test('an export holds what a person wrote or was sent, and no messages of others', async () => {
  const [lead, juno, kai, guest] = [
    await createPerson(server, 'Frida'),
    await createPerson(server, 'Juno'),
    await createPerson(server, 'Kai'),
    await createPerson(server, 'Guest'),
  ];
  const { id: projectId } = await createAskingProject(lead);
  const { id: requestId } = await askToJoin(juno, projectId, { message: 'Juno asks' });
  await askToJoin(kai, projectId, { message: 'Kai asks' });
  await lead.send('POST /join-requests/{requestId}/answer', {
    params: { requestId },
    body: { answer: 'declined', text: 'Frida answers Juno' },
  });
  await invite(lead, { projectId, person: guest, message: 'Frida invites Guest' });

  const ofLead = await exportOf(lead);
  expect(ofLead.joinRequests).toEqual([
    expect.objectContaining({ answer: 'Frida answers Juno', answered_by_you: true }),
  ]);
  expect(ofLead.invitations).toMatchObject([{ message: 'Frida invites Guest' }]);
  // As in the notifications that told them.
  expect(JSON.stringify(ofLead.joinRequests)).not.toContain('asks');

  const ofJuno = await exportOf(juno);
  expect(ofJuno.joinRequests).toMatchObject([
    { message: 'Juno asks', answer: 'Frida answers Juno' },
  ]);
  expect(JSON.stringify(ofJuno)).not.toMatch(/Kai asks|Frida invites/);

  const ofKai = await exportOf(kai);
  expect(ofKai.joinRequests).toMatchObject([{ message: 'Kai asks' }]);
  expect(JSON.stringify(ofKai)).not.toMatch(/Juno asks|Frida/);

  const ofGuest = await exportOf(guest);
  expect(ofGuest.invitations).toMatchObject([{ message: 'Frida invites Guest', to_you: true }]);
  expect(JSON.stringify(ofGuest)).not.toMatch(/asks|answers/);
});

test('an export names whom a person wants to be with and their team, not those of others', async () => {
  const [aino, eetu] = [await createPerson(server, 'Aino'), await createPerson(server, 'Eetu')];
  const hackathon = await createHackathon(await createPerson(server));
  for (const person of [aino, eetu]) await signUp(person, hackathon, { isShown: true });
  await signUp(aino, hackathon, { isShown: true, withIds: [eetu.id] });
  const { id: team } = await formTeam(eetu, hackathon);
  expect((await exportOf(aino)).hackathons).toMatchObject([{ with: [eetu.id], team: null }]);
  expect((await exportOf(eetu)).hackathons).toMatchObject([{ with: [], team }]);
});

test('someone’s words are gone from others’ exports once their account is deleted', async () => {
  const [lead, juno, kai] = [
    await createPerson(server, 'Frida'),
    await createPerson(server, 'Juno'),
    await createPerson(server, 'Kai'),
  ];
  const { id: projectId } = await createAskingProject(lead);
  await askToJoin(juno, projectId, { message: 'Juno asks' });
  await askToJoin(kai, projectId, { message: 'Kai asks' });
  expect(JSON.stringify(await exportOf(lead))).toContain('Juno asks');
  await juno.send('POST /users/deletion', { body: { email: juno.email, password } });
  const after = JSON.stringify(await exportOf(lead));
  expect(after).not.toContain('Juno asks');
  expect(after).toContain('Kai asks');
});
