import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import {
  createHackathon,
  createParticipants,
  formTeam,
  signUp,
} from '#tests/factories/hackathons.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const download = (person: Person, { slug }: { slug: string }, method = 'GET') =>
  person.request(method, `/api/hackathons/${slug}/people.csv`);

async function readRows(person: Person, hackathon: { slug: string }) {
  const text = await (await download(person, hackathon)).text();
  return { text, rows: parse<Record<string, string>>(text, { bom: true, columns: true }) };
}

test('staff download everyone with their answers and teams, without addresses', async () => {
  const organizer = await createPerson(server, 'Olena');
  const hackathon = await createHackathon(organizer);
  const [aino, juno] = (await createParticipants(server, hackathon, ['Aino', 'Juno'])) as [
    Person,
    Person,
  ];
  await signUp(aino, hackathon, { isShown: true, week: ['weekday_evening', 'night'] });
  await signUp(juno, hackathon, { withIds: [aino.id], note: 'Bring “tea”,\nplease' });
  await formTeam(aino, hackathon);
  const [removed] = (await createParticipants(server, hackathon, ['Rude'])) as [Person];
  await organizer.send('PUT /hackathons/{slug}/people/{userId}', {
    params: { slug: hackathon.slug, userId: removed.id },
    body: { state: 'removed' },
  });
  const answer = await download(organizer, hackathon);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="people-${hackathon.slug}.csv"`,
  );
  const { text, rows } = await readRows(organizer, hackathon);
  // Excel needs the byte order mark.
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(rows).toMatchObject([
    {
      Name: aino.name,
      State: 'signed up',
      Team: 'Night Ferry',
      'Kinds of work': 'Front-end',
      'Hours a week': '6',
      Times: 'weekday evening, night',
      'Wants a team': 'yes',
    },
    {
      Name: juno.name,
      Team: '',
      'Would like to team up with': aino.name,
      Note: 'Bring “tea”,\nplease',
    },
  ]);
  expect(text).not.toContain('@');
  expect(rows).toHaveLength(2);
  const head = await download(organizer, hackathon, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1'])('a spreadsheet doesn’t run %s', async (note) => {
  const organizer = await createPerson(server);
  const hackathon = await createHackathon(organizer);
  const [aino] = await createParticipants(server, hackathon, ['Aino']);
  await signUp(aino!, hackathon, { note });
  expect((await readRows(organizer, hackathon)).rows[0]?.Note).toBe(`'${note}`);
});

test('helpers can download it, even after the end; participants and others can’t', async () => {
  const organizer = await createPerson(server);
  const hackathon = await createHackathon(organizer);
  const [aino] = await createParticipants(server, hackathon, ['Aino']);
  const helper = await createPerson(server, 'Helper');
  await organizer.send('PUT /hackathons/{slug}/staff/{userId}', {
    params: { slug: hackathon.slug, userId: helper.id },
    body: { role: 'helper' },
  });
  await server.pool.query(
    `update hackathons set opens_at = now() - interval '4 days', closes_at = now() - interval '3 days',
            starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = $1`,
    [hackathon.id],
  );
  expect((await download(helper, hackathon)).status).toBe(200);
  for (const method of ['GET', 'HEAD'])
    expect((await download(aino!, hackathon, method)).status).toBe(403);
  const unlisted = await createHackathon(organizer, { visibility: 'link' });
  expect((await download(aino!, unlisted)).status).toBe(404);
});
