import { expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { signUpTo } from '#tests/e2e/support/sign-up.ts';
import { createProject } from '#tests/factories/projects.ts';
import { makeDataFolder, makeFolder } from '#tests/faults/processes.ts';
import type { PiecesProcess } from '#tests/pieces-process.ts';
import { runScript } from './run-script.ts';
import { findLinkInLog, start } from './start.ts';

/** Has `npm run links` print links; returns the path and query of one. The log has none. */
async function printLinks({ url, logged }: PiecesProcess, dataDir: string) {
  const settings = { DATA_DIR: dataDir, PORT: new URL(url).port };
  const { said } = await runScript('links', { settings, fromSource: true });
  expect(logged.join()).toContain('run npm run links');
  expect(logged.join()).not.toContain('?key=');
  return (words: string) => {
    const link = said.split('\n').find((line) => line.startsWith(words)) ?? '';
    const { pathname, search } = new URL(link.slice(words.length).trim());
    return pathname + search;
  };
}

test('starts on an empty folder; the next start keeps the data and sessions', async () => {
  const dataDir = await makeFolder();
  const first = await start({ DATA_DIR: dataDir }, { fromSource: true });
  const visitor = openClient(first.url);
  expect((await visitor.request('GET', '/health/ready')).status).toBe(200);
  const aino = await signUpTo({ url: first.url, linkFor: (to) => findLinkInLog(first, to) });
  const project = await createProject(aino, { name: 'Harbour Lights' });
  expect(await first.stop()).toBe(0);

  const second = await start({ DATA_DIR: dataDir });
  expect((await openClient(second.url).request('GET', '/health/ready')).status).toBe(200);
  const returned = openClient(second.url, aino.cookies);
  expect((await returned.send('GET /projects/user')).body).toEqual([project]);
  // The first run's XSRF token is still valid, because the secret was kept.
  const params = { projectId: project.id };
  const ticket = { title: 'Light the lamps', description: 'At dusk.' };
  await returned.send('POST /projects/{projectId}/tickets', { params, body: ticket });
});

test('without SMTP_URL, emailed links appear in the log and on /dev/mail; printed links open it and the metrics', async () => {
  const dataDir = await makeDataFolder();
  const pieces = await start({ DATA_DIR: dataDir });
  const email = 'eetu@pieces.test';
  const form = { firstName: 'Eetu', lastName: 'Salo', email };
  const password = 'Correct4Horse';
  const visitor = openClient(pieces.url);
  await visitor.send('POST /users/registration', {
    body: { ...form, password, confirmPassword: password },
  });
  const link = await findLinkInLog(pieces, email);
  expect(link).toMatch(new RegExp(`^${pieces.url}/verify\\?token=`));
  expect((await visitor.request('GET', '/dev/mail')).status).toBe(404);
  const linkTo = await printLinks(pieces, dataDir);
  const opened = await visitor.request('GET', linkTo('Emails are kept at'));
  expect(opened.headers.get('location')).toBe('/dev/mail');
  const mailbox = await (await visitor.request('GET', '/dev/mail')).text();
  expect(mailbox).toContain(email);
  expect(mailbox).toContain(`<a href="${link}">`);

  expect((await visitor.request('GET', '/metrics')).status).toBe(404);
  const observed = await visitor.request('GET', linkTo('Metrics are at'));
  expect(observed.headers.get('location')).toBe('/metrics');
  const metrics = await (await visitor.request('GET', '/metrics')).text();
  expect(metrics).toContain('\npieces_database_up 1\n');
});
