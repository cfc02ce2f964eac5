import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findBundledBrowser } from './bundled-browser.ts';

/** What Playwright's `launch()` takes; `env` is the whole environment of the browser. */
export type Browser = { executablePath: string; env: Record<string, string> };

/** Without windows, which makes it faster by a quarter or more; Debian has a package of it. */
const headless = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * A Chromium to test with: the one of CHROMIUM_PATH, else one without windows, of the system or the
 * one that npm brought, else any other of the system, else, for root on Debian, one that is installed
 * now. PIECES_BROWSER=bundled leaves the system's aside. Throws, saying what to do, where there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const wished = process.env.CHROMIUM_PATH;
  if (wished)
    return orThrow(await tryOut(wished), `CHROMIUM_PATH names ${wished}, which does not run.`);
  const isBundledWished = process.env.PIECES_BROWSER === 'bundled';
  const found =
    (isBundledWished ? undefined : await tryOut(headless)) ??
    (await findBundled()) ??
    (isBundledWished ? undefined : await findInstalled()) ??
    (isBundledWished ? undefined : await install());
  return orThrow(
    found,
    'No browser was found to test with: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

async function findInstalled(): Promise<Browser | undefined> {
  const candidates = process.platform === 'linux' ? names : [...names, ...places];
  for (const candidate of candidates) {
    const browser = await tryOut(candidate);
    if (browser) return browser;
  }
  return undefined;
}

async function findBundled(): Promise<Browser | undefined> {
  const bundled = await findBundledBrowser();
  return bundled && tryOut(bundled.executablePath, bundled.env);
}

async function install(): Promise<Browser | undefined> {
  const isDebian = await access('/etc/debian_version').then(
    () => true,
    () => false,
  );
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  process.stdout.write('No browser was found: Chromium is being installed.\n');
  await runAptGet('update');
  for (const name of [headless, 'chromium']) {
    await runAptGet('install', '-y', '--no-install-recommends', name);
    const browser = await tryOut(name);
    if (browser) return browser;
  }
  return undefined;
}

async function runAptGet(...words: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', ['-q', ...words], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'close');
}

/** Whether it runs, since some systems have a script of that name which only gives advice. */
async function tryOut(program: string, extra = {}): Promise<Browser | undefined> {
  const executablePath = await findOnPath(program);
  if (!executablePath) return undefined;
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...extra }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  // Chrome for Windows opens a window instead of telling its version.
  if (process.platform === 'win32') return { executablePath, env };
  const told = await promisify(execFile)(executablePath, ['--version'], {
    env,
    timeout: 20_000,
  }).catch(() => undefined);
  return told && /Chrom/.test(told.stdout) ? { executablePath, env } : undefined;
}

async function findOnPath(program: string): Promise<string | undefined> {
  if (/[\\/]/.test(program)) {
    return access(program).then(
      () => program,
      () => undefined,
    );
  }
  const found =
    process.platform === 'win32'
      ? promisify(execFile)('where', [program])
      : promisify(execFile)('/bin/sh', ['-c', 'command -v "$1"', 'sh', program]);
  const lines = await found.then(({ stdout }) => stdout.split(/\r?\n/)).catch(() => []);
  return lines[0];
}

function orThrow(browser: Browser | undefined, sentence: string): Browser {
  if (!browser) throw new Error(sentence);
  return browser;
}
