// Runs Lighthouse on an emulated phone, on the pages people open first, as `npm start` serves them,
// and on a bare page beside them. Usage: npm run lighthouse [-- --rounds 3 --simulate]
import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rememberVisit } from '#tests/e2e/support/remember-visit.ts';
import { signInto } from '#tests/e2e/support/sign-up.ts';
import { findFreePort, startPieces } from '#tests/pieces-process.ts';
import { findBrowser } from './browser.ts';
import { buildIfStale } from './build.ts';
import { type Audit, audit } from './lighthouse/audit.ts';
import { serveBarePage } from './lighthouse/bare-page.ts';
import { compareWithBare, printScores } from './lighthouse/table.ts';
import { addLongThread } from './lighthouse/long-thread.ts';
import { listScreens, type Screen } from './screenshots/screens.ts';
import { emailOf, password } from './seed/seed.ts';
import { seedRunning } from './seed/seed-running.ts';

const wanted = new Set(['home', 'projects', 'project', 'board', 'profile']);
const attempts = 3;
const person = { email: emailOf('aino'), password };
const say = (line: string) => process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    simulate: { type: 'boolean', default: false },
  },
});
const isSimulated = values.simulate;

await buildIfStale(say);
const folder = await mkdtemp(join(tmpdir(), 'pieces-lighthouse-'));
const bare = await serveBarePage(join(folder, 'bare'));
const pieces = await startPieces({ DATA_DIR: join(folder, 'data') });
const port = await findFreePort();
const { executablePath, env } = await findBrowser();
const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
  executablePath,
  env,
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
const page = await context.newPage();
const devtools = await context.newCDPSession(page);
const audits: Record<string, Audit[]> = {};
try {
  await seedRunning(join(folder, 'data'));
  const listed = await listScreens(pieces.url, person);
  const screens: Screen[] = [
    ...listed.filter(({ name }) => wanted.has(name)),
    { name: 'thread', path: await addLongThread(join(folder, 'data')) },
  ];
  await context.addInitScript(rememberVisit);
  await page.goto(pieces.url);
  const rounds = Number(values.rounds);
  for (let round = 1; round <= rounds; round += 1) {
    say(`Round ${round} of ${rounds}`);
    await measure('bare', bare.url, { isPrivate: false });
    for (const { name, path, signedIn } of screens) {
      await context.clearCookies();
      if (signedIn) await signInto(context, pieces.url, person);
      await measure(name, pieces.url + path, { isPrivate: signedIn === true });
    }
  }
  printScores(audits, say);
  compareWithBare(audits, say);
} finally {
  await context.close();
  await Promise.all([pieces.stop(), bare.stop()]);
  await rm(folder, { recursive: true, force: true });
}

/** Measures a first visit: nothing is cached. A trace sometimes fails, so it's tried again. */
async function measure(name: string, url: string, { isPrivate }: { isPrivate: boolean }) {
  for (let attempt = 1; ; attempt += 1) {
    say(`Measuring ${name} …`);
    await devtools.send('Network.clearBrowserCache');
    try {
      (audits[name] ??= []).push(await audit(url, { port, folder, isPrivate, isSimulated }));
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
      say(`Trying ${name} again, because the trace failed: ${(error as Error).message}`);
    }
  }
}
