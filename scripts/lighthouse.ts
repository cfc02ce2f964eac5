// Runs Lighthouse on an emulated phone, on the pages people open first, as `npm start` serves them.
// Fetched with npx because nothing else needs it.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberVisit } from '#tests/e2e/remember-visit.ts';
import { signInto } from '#tests/e2e/sign-up.ts';
import { findFreePort, startPieces } from '#tests/pieces-process.ts';
import { findBrowser } from './browser.ts';
import { buildIfStale } from './build.ts';
import { listScreens } from './screenshots/screens.ts';
import { emailOf, password } from './seed/seed.ts';
import { seedRunning } from './seed/seed-running.ts';

const version = '13.5.0';
const wanted = new Set(['home', 'projects', 'board', 'profile']);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const person = { email: emailOf('aino'), password };
const say = (line: string) => process.stdout.write(`${line}\n`);

await buildIfStale(say);
const folder = await mkdtemp(join(tmpdir(), 'pieces-lighthouse-'));
const pieces = await startPieces({ DATA_DIR: join(folder, 'data') });
const port = await findFreePort();
const { executablePath, env } = await findBrowser();
const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
  executablePath,
  env,
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
try {
  await seedRunning(join(folder, 'data'));
  const screens = await listScreens(pieces.url, person);
  await context.addInitScript(rememberVisit);
  const page = await context.newPage();
  await page.goto(pieces.url);
  say(`${''.padEnd(10)}${categories.map((name) => name.padStart(16)).join('')}`);
  for (const { name, path } of screens.filter((screen) => wanted.has(screen.name))) {
    if (name !== 'home') await signInto(context, pieces.url, person);
    const scores = await audit(pieces.url + path);
    say(name.padEnd(10) + scores.map((score) => String(score).padStart(16)).join(''));
  }
} finally {
  await context.close();
  await pieces.stop();
  await rm(folder, { recursive: true, force: true });
}

async function audit(url: string): Promise<number[]> {
  const report = join(folder, 'report.json');
  const options = [
    `--port=${port}`,
    '--disable-storage-reset',
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${categories.join(',')}`,
  ];
  const child = spawn('npx', ['--yes', `lighthouse@${version}`, url, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`Lighthouse failed on ${url} with exit code ${code}.`);
  const { categories: found, audits } = JSON.parse(await readFile(report, 'utf8')) as {
    categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; title: string }>;
  };
  for (const { id } of Object.values(found).flatMap(({ auditRefs }) => auditRefs)) {
    const { score, title } = audits[id] ?? { score: null, title: '' };
    if (score !== null && score < 0.9) say(`  ${title} (${id}): ${score}`);
  }
  return categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
}
