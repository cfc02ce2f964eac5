import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import {
  addStaff,
  createBuilding,
  createParticipants,
  endInHours,
  joinTeam,
  submit,
} from '#tests/factories/hackathons.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

const get = 'GET /projects/{projectId}/submission';
const put = 'PUT /projects/{projectId}/submission';
const reopen = 'PUT /projects/{projectId}/submission/reopening';
const list = 'GET /hackathons/{slug}/submissions';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const form = (fields = {}) => ({ title: 'Ferries after midnight', version: 0, ...fields });
const second = 1 / 3600;

/** A hackathon that builds, with one team of two. */
async function createTeamOfTwo() {
  const building = await createBuilding(server, ['Aino', 'Eetu']);
  const { people, teams, hackathon } = building;
  await server.pool.query('delete from hackathon_places where project_id = $1', [teams[1]!.id]);
  await server.pool.query('delete from projects where id = $1', [teams[1]!.id]);
  const [member, mate] = people as [(typeof people)[0], (typeof people)[0]];
  const team = teams[0]!;
  await joinTeam(mate, team);
  return { ...building, hackathon, member, mate, team, params: { projectId: team.id } };
}

/** Resolves once a hackathon's end is over by the database's clock. */
async function waitForEnd(db: Pick<Pool, 'query'>, slug: string) {
  const over = 'select from hackathons where slug = $1 and ends_at < clock_timestamp()';
  while ((await db.query(over, [slug])).rowCount === 0);
}

describe('a team', () => {
  test('has an empty submission, saves it and changes it, and knows who did', async () => {
    const { member, mate, team, hackathon, params } = await createTeamOfTwo();
    const { body: empty } = await member.send(get, { params });
    expect(empty).toMatchObject({ version: 0, title: '', submittedAt: null, can: { edit: true } });
    const taskOf = async () => {
      const { body } = await mate.send('GET /hackathons/{slug}', {
        params: { slug: hackathon.slug },
      });
      return body.task;
    };
    expect(await taskOf()).toBe('submit');
    const saved = await submit(member, team, {
      text: '## A map\nwith ferries',
      repository: 'https://git.example/ferries',
      demo: 'https://ferries.example',
      video: 'https://video.example/1',
    });
    expect(await taskOf()).toBeNull();
    expect(saved).toMatchObject({
      projectId: team.id,
      team: team.name,
      hackathon: { slug: hackathon.slug, name: hackathon.name },
      version: 1,
      updatedBy: { id: member.id, name: member.name },
    });
    const changed = await submit(mate, team, { title: 'Night ferries', version: 1 });
    expect(changed).toMatchObject({ version: 2, title: 'Night ferries', repository: '' });
    expect((await member.send(get, { params })).body).toEqual(changed);
  });

  test('returns stale_submission if a teammate has saved, and keeps both versions', async () => {
    const { member, mate, team, params } = await createTeamOfTwo();
    await submit(member, team);
    const { body } = await mate.refused(put, { params, body: form({ title: 'Mine' }) });
    expect(body.code).toBe('stale_submission');
    expect(body.current).toMatchObject({ title: 'Ferries after midnight', version: 1 });
    expect((await mate.send(get, { params })).body.title).toBe('Ferries after midnight');
  });

  test('saves one of two simultaneous first versions', async () => {
    const { member, mate, params } = await createTeamOfTwo();
    const answers = await Promise.all(
      [member, mate].map(async (person) => {
        const response = await person.request(
          'PUT',
          `/api/projects/${params.projectId}/submission`,
          {
            body: form({ title: person.name }),
          },
        );
        return response.status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200, 409]));
  });

  test.each([
    ['title', 'Title must be at least 3 characters long', { title: 'ab' }],
    ['title', 'Title must not exceed 100 characters', { title: 'a'.repeat(101) }],
    ['text', 'Text must not exceed 5000 characters', { text: 'a'.repeat(5001) }],
    [
      'demo',
      'Demo must be a web address that begins with http:// or https://',
      { demo: 'javascript:alert(1)' },
    ],
    [
      'video',
      'Video must not exceed 500 characters',
      { video: `https://a.example/${'a'.repeat(500)}` },
    ],
  ])('returns invalid_input for %s (%s)', async (field, message, fields) => {
    const { member, params } = await createTeamOfTwo();
    const { body } = await member.refused(put, { params, body: form(fields) });
    expect(body.errors).toContainEqual({ field, message });
    expect((await member.send(get, { params })).body.version).toBe(0);
  });
});

describe('the server’s clock decides', () => {
  test('returns too_early before the start', async () => {
    const { member, params, hackathon } = await createTeamOfTwo();
    const start = new Date(Date.now() + 60_000);
    await server.pool.query('update hackathons set starts_at = $1 where slug = $2', [
      start,
      hackathon.slug,
    ]);
    const { body } = await member.refused(put, { params, body: form() });
    expect([body.code, body.message]).toEqual([
      'too_early',
      expect.stringContaining('You can submit once Harbour Night starts, on '),
    ]);
    expect((await member.send(get, { params })).body.can.edit).toBe(false);
  });

  test('a submission saved before the end counts; after it, too_late', async () => {
    const { member, team, params, hackathon } = await createTeamOfTwo();
    await endInHours(server, hackathon, 60 * second);
    await submit(member, team);
    await endInHours(server, hackathon, -second);
    const { body } = await member.refused(put, { params, body: form({ version: 1 }) });
    expect([body.code, body.message]).toEqual([
      'too_late',
      expect.stringContaining('Ask the organizers if you need more time.'),
    ]);
    const { body: after } = await member.send(get, { params });
    expect(after).toMatchObject({ version: 1, can: { edit: false } });
  });

  test('a request that began before the end counts, even if it’s handled after it', async () => {
    const { member, params, hackathon } = await createTeamOfTwo();
    const client = await server.pool.connect();
    await client.query('begin');
    await client.query('select from hackathons where slug = $1 for update', [hackathon.slug]);
    const saving = member.send(put, { params, body: form() });
    await waitForLock(server.pool);
    await client.query(
      `update hackathons set ends_at = clock_timestamp() + interval '20 ms' where slug = $1`,
      [hackathon.slug],
    );
    await waitForEnd(client, hackathon.slug);
    await client.query('commit');
    client.release();
    expect((await saving).body.version).toBe(1);
  });

  test('a request whose body arrives after the end counts', async () => {
    const { member, params, hackathon } = await createTeamOfTwo();
    const body = JSON.stringify(form());
    await member.send(get, { params });
    const sending = request(`${server.url}/api/projects/${params.projectId}/submission`, {
      method: 'PUT',
      headers: {
        cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': member.cookies.get('XSRF-TOKEN'),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.flushHeaders();
    // The server has the headers and waits for the rest.
    await once(sending, 'continue');
    await server.pool.query(
      `update hackathons set ends_at = clock_timestamp() + interval '20 ms' where slug = $1`,
      [hackathon.slug],
    );
    await waitForEnd(server.pool, hackathon.slug);
    sending.end(body);
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(200);
    expect((await member.send(get, { params })).body).toMatchObject({
      version: 1,
      can: { edit: false },
    });
  });

  test('the end that counts is the one in effect when the submission is saved', async () => {
    const { member, params, hackathon } = await createTeamOfTwo();
    const client = await server.pool.connect();
    await client.query('begin');
    await client.query(
      `update hackathons set ends_at = now() - interval '1 minute' where slug = $1`,
      [hackathon.slug],
    );
    const saving = member.refused(put, { params, body: form() });
    await waitForLock(server.pool);
    await client.query('commit');
    client.release();
    expect((await saving).body.code).toBe('too_late');
  });

  test('returns too_late once the hackathon is canceled', async () => {
    const { member, organizer, params, hackathon } = await createTeamOfTwo();
    const body = { reason: 'The room is flooded' };
    const cancel = 'POST /hackathons/{slug}/cancellation';
    await organizer.send(cancel, { params: { slug: hackathon.slug }, body });
    const refusal = await member.refused(put, { params, body: form() });
    expect([refusal.body.code, refusal.body.message]).toEqual([
      'too_late',
      'This hackathon was canceled, so you can’t submit anything.',
    ]);
  });
});

describe('reopening', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  test('lets a team submit until then, tells it and is logged', async () => {
    const { member, mate, organizer, team, params, hackathon } = await createTeamOfTwo();
    await endInHours(server, hackathon, -1);
    const until = inHours(2);
    const { body } = await organizer.send(reopen, { params, body: { until } });
    expect(body).toMatchObject({ reopenedUntil: until, closesAt: until, can: { reopen: true } });
    await submit(member, team);
    const text = `${team.name} can submit to ${hackathon.name} again`;
    for (const person of [member, mate]) {
      expect((await notifiedTexts(person))[0]).toBe(text);
      expect(await mailedSubjects(server, person.email)).toContain(text);
    }
    const { rows } = await server.pool.query(
      'select actor_id, act, data from audit where subject = $1',
      [`project:${team.id}`],
    );
    expect(rows).toEqual([
      {
        actor_id: organizer.id,
        act: 'reopen_submission',
        data: { until, hackathonId: hackathon.id },
      },
    ]);
    await organizer.send(reopen, { params, body: { until } });
    expect(await notifiedTexts(member)).toEqual(expect.arrayContaining([text]));
    expect((await notifiedTexts(member)).filter((one) => one === text)).toHaveLength(1);
  });

  test('ends at its time', async () => {
    const { member, team, organizer, params, hackathon } = await createTeamOfTwo();
    await endInHours(server, hackathon, -1);
    await organizer.send(reopen, { params, body: { until: inHours(1) } });
    await submit(member, team);
    await server.pool.query(`update submission_reopenings set until = now() - interval '1 second'`);
    const { body } = await member.refused(put, { params, body: form({ version: 1 }) });
    expect(body.code).toBe('too_late');
  });

  test('returns invalid_input for a time before the end', async () => {
    const { organizer, params } = await createTeamOfTwo();
    const { body } = await organizer.refused(reopen, { params, body: { until: inHours(0.5) } });
    expect(body.errors).toEqual([{ field: 'until', message: 'Choose a time after the end' }]);
    await organizer.send(reopen, { params, body: { until: inHours(2) } });
  });

  test.each([-1, 24 * 8])('returns invalid_input for a time %i hours from now', async (hours) => {
    const { organizer, params } = await createTeamOfTwo();
    const { body } = await organizer.refused(reopen, { params, body: { until: inHours(hours) } });
    expect(body.errors).toEqual([
      { field: 'until', message: 'Choose a time within a week from now' },
    ]);
  });

  test('helpers can; the team and judges get forbidden', async () => {
    const { organizer, member, params, hackathon } = await createTeamOfTwo();
    const [helper, judge] = [await createPerson(server), await createPerson(server)];
    await addStaff(organizer, hackathon, { person: helper, role: 'helper' });
    await addStaff(organizer, hackathon, { person: judge, role: 'judge' });
    const body = { until: inHours(2) };
    await helper.send(reopen, { params, body });
    expect((await member.refused(reopen, { params, body })).status).toBe(403);
    // Judges see what they score elsewhere.
    expect((await judge.refused(reopen, { params, body })).status).toBe(404);
  });
});

describe('visibility of a submission', () => {
  test('its team and staff can read it; everyone else gets not_found', async () => {
    const { member, organizer, team, params, hackathon } = await createTeamOfTwo();
    const [other] = await createParticipants(server, { slug: hackathon.slug }, []);
    expect(other).toBeUndefined();
    await submit(member, team);
    const outsider = await createPerson(server);
    for (const person of [outsider, openClient(server.url)])
      expect((await person.refused(get, { params })).status).toBe(404);
    expect((await outsider.refused(put, { params, body: form() })).status).toBe(404);
    expect((await organizer.send(get, { params })).body.title).toBe('Ferries after midnight');
    const { body } = await organizer.refused(put, { params, body: form({ version: 1 }) });
    expect(body.code).toBe('forbidden');
  });

  test('organizers list all teams, those without a submission last', async () => {
    const { organizer, people, teams, params } = await createBuilding(server, ['Aino', 'Eetu']);
    await submit(people[1]!, teams[1]!);
    const { body } = await organizer.send(list, { params });
    expect(body).toEqual([
      {
        projectId: teams[1]!.id,
        team: 'Team Eetu',
        title: 'Ferries after midnight',
        submittedAt: expect.any(String),
        updatedAt: expect.any(String),
        reopenedUntil: null,
        isClosed: false,
      },
      expect.objectContaining({ team: 'Team Aino', title: '', submittedAt: null }),
    ]);
    expect((await people[0]!.refused(list, { params })).status).toBe(403);
  });
});

test('a submission stays without a name when its author’s account is deleted', async () => {
  const { member, mate, team, params } = await createTeamOfTwo();
  await submit(member, team);
  await member.send('POST /users/deletion', { body: { email: member.email, password } });
  const { body } = await mate.send(get, { params });
  expect(body).toMatchObject({ title: 'Ferries after midnight', updatedBy: null });
});
