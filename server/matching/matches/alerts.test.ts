import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { matchTasks } from './schedule.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const run = (daysFromNow = 0) => runTasks(server, matchTasks, daysFromNow);

/** Someone who looks for front-end work. */
async function createSeeker() {
  const person = await createPerson(server);
  await person.send('PUT /users/team-preferences', { body: { disciplines: ['Front-end'] } });
  const techStack = [{ technology: 'React', skillLevel: 'PROFICIENT' }];
  await person.send('PUT /tech-stack', { body: { techStack } });
  return person;
}

async function choose(person: Person, email: 'daily' | 'weekly' | 'never') {
  const emails = [{ kind: 'openings_fit', email }];
  await person.send('PUT /users/notification-settings', { body: { emails } });
}

async function createOpening(name: string, lookingFor = ['Front-end dev']) {
  const creator = await createPerson(server);
  return createProject(creator, { name, lookingFor, techStack: ['React'] });
}

test('notifies people who asked for emails about each well-fitting opening once', async () => {
  const person = await createSeeker();
  const { body: before } = await person.send('GET /users/team-preferences');
  expect(before.openingEmails).toBe(null);
  await createOpening('Here Before');
  await choose(person, 'weekly');
  const { body: after } = await person.send('GET /users/team-preferences');
  expect(after.openingEmails).toBe('weekly');
  await run();
  await createOpening('Sauna Sign-up');
  await createOpening('Lake Data', ['Data scientist']);
  await run();
  expect(await notifiedTexts(person)).toEqual([]);
  // While one process looks, another finds nothing to do.
  const later = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
  await server.db.transaction().execute(async (db) => {
    expect(await matchTasks[1]!.run(db, later)).toBe(true);
    await run(8);
  });
  const [first] = await notifiedTexts(person);
  expect(first).toBe('Sauna Sign-up has a new opening that fits you well');
  await run(16);
  expect(await notifiedTexts(person)).toEqual([first]);
  await createOpening('Night Bus');
  await createOpening('Day Bus');
  await run(24);
  expect(await notifiedTexts(person)).toEqual(['2 new openings fit you well', first]);
});

test('notifies an hour before the weekly email, which includes the opening', async () => {
  const person = await createSeeker();
  await choose(person, 'weekly');
  await run();
  await createOpening('Ferry Times');
  const { rows } = await server.pool.query<{ due_at: string }>(
    'select due_at from opening_alerts where user_id = $1',
    [person.id],
  );
  const dueAt = new Date(rows[0]!.due_at);
  const [, task] = matchTasks;
  await server.db.transaction().execute((db) => task!.run(db, dueAt));
  const { rows: told } = await server.pool.query<{ email_at: string }>(
    'select email_at from notifications where user_id = $1',
    [person.id],
  );
  expect(told.map(({ email_at }) => new Date(email_at).toISOString())).toEqual([
    new Date(dueAt.getTime() + 60 * 60 * 1000).toISOString(),
  ]);
});

test('choosing daily instead of weekly brings the next one forward', async () => {
  const person = await createSeeker();
  await choose(person, 'weekly');
  await run();
  await choose(person, 'daily');
  await createOpening('Bird Log');
  await run();
  await run(1.1);
  expect(await notifiedTexts(person)).toEqual(['Bird Log has a new opening that fits you well']);
});

test('notifies only people who want the emails and have looked within 90 days', async () => {
  const people = [await createSeeker(), await createSeeker(), await createSeeker()];
  const [, stopped, gone] = people as [Person, Person, Person];
  await choose(stopped, 'daily');
  await choose(gone, 'daily');
  await run();
  await choose(stopped, 'never');
  await server.pool.query(
    'update team_preferences set seen_on = current_date - 89 where user_id = $1',
    [gone.id],
  );
  await createOpening('Moss Map');
  await run(2);
  for (const person of people) expect(await notifiedTexts(person)).toEqual([]);
});
