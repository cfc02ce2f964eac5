import { beforeAll, describe, expect, test } from 'vitest';
import type { ProfileVisibility } from '#contract/values/vocabulary.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { askToJoin, createAskingProject, createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

const settings = 'PUT /users/privacy-settings';

beforeAll(async () => {
  server = await startTestServer();
});

const show = (person: Person, profile: ProfileVisibility) =>
  person.send(settings, { body: { profile } });

/** Who of three sees a profile: a visitor, someone signed in, and a teammate. */
async function readersOf({ id }: Person, [stranger, teammate]: [Person, Person]) {
  const seen: boolean[] = [];
  for (const reader of [openClient(server.url), stranger, teammate]) {
    const { status } = await reader.request('GET', `/api/users/${id}/profile`);
    for (const path of ['projects', 'participations', 'activity-days', 'resume.json'])
      expect((await reader.request('GET', `/api/users/${id}/${path}`)).status).toBe(status);
    expect([200, 404]).toContain(status);
    seen.push(status === 200);
  }
  return seen;
}

describe('a profile', () => {
  test.each([
    ['everyone', [true, true, true]],
    ['signed_in', [false, true, true]],
    ['teams', [false, false, true]],
  ] as const)('for %s is not_found for others, in every part', async (visibility, expected) => {
    const { creator, member } = await createTeam(server);
    const stranger = await createPerson(server);
    const { body } = await show(member, visibility);
    expect(body).toEqual({ invitations: 'anyone', profile: visibility, searchEngines: false });
    expect(await readersOf(member, [stranger, creator])).toEqual(expected);
    expect((await member.send('GET /users/profile')).status).toBe(200);
    if (!expected[1]) {
      const { body: refusal } = await stranger.refused('POST /users/{userId}/followers', {
        params: { userId: member.id },
      });
      expect(refusal.code).toBe('not_found');
    }
  });

  test('for teams is seen by leads of the team that someone asks to join, while they wait', async () => {
    const [lead, other, person] = [
      await createPerson(server),
      await createPerson(server),
      await createPerson(server),
    ];
    const { id } = await createAskingProject(lead);
    await createAskingProject(other);
    await show(person, 'teams');
    const request = await askToJoin(person, id);
    const sees = async (reader: Person) =>
      (await reader.request('GET', `/api/users/${person.id}/profile`)).status === 200;
    expect([await sees(lead), await sees(other)]).toEqual([true, false]);
    await person.send('DELETE /join-requests/{requestId}', { params: { requestId: request.id } });
    expect(await sees(lead)).toBe(false);
    await person.send('PUT /users/team-preferences', { body: { findable: true } });
    expect([await sees(lead), await sees(other)]).toEqual([true, true]);
  });

  test('has no badge if visitors can’t see it', async () => {
    const person = await createPerson(server);
    const badge = async () =>
      (await openClient(server.url).request('GET', `/badges/profiles/${person.id}.svg`)).status;
    await show(person, 'signed_in');
    expect(await badge()).toBe(404);
  });
});

test.each([
  ['profile', 'nobody', 'Choose who can see your profile'],
  ['searchEngines', 'yes', 'Say whether search engines can list your profile'],
])('refuses %s %j', async (field, value, message) => {
  const person = await createPerson(server);
  const { body } = await person.refused(settings, { body: { [field]: value } });
  expect(body).toMatchObject({ code: 'invalid_input', errors: [{ field, message }] });
});
