import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { findBundledBrowser } from './bundled-browser.ts';

/** Options for Playwright's `launch()`; `env` is the browser's whole environment. */
export type Browser = { executablePath: string; env: Record<string, string> };

/** Headless only, which makes it at least 25 percent faster than a browser with windows; packaged in Debian. */
const headless = 'chromium-headless-shell';
const names = [
  headless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const installPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Finds a Chromium to test with, in this order: CHROMIUM_PATH, the one bundled by npm, any on the
 * system. Root on Debian installs one as a last resort.
 * PIECES_BROWSER=bundled only looks at the bundled one. Throws with advice when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const requested = process.env.CHROMIUM_PATH;
  if (requested)
    return orThrow(
      await tryBrowser(requested),
      `CHROMIUM_PATH is ${requested}, but that doesn't run. Set it to a working Chromium.`,
    );
  const onlyBundled = process.env.PIECES_BROWSER === 'bundled';
  const found =
    (await findBundled()) ??
    (onlyBundled ? undefined : await findInstalled()) ??
    (onlyBundled ? undefined : await install());
  return orThrow(
    found,
    'No browser found for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

async function findInstalled(): Promise<Browser | undefined> {
  const candidates = process.platform === 'linux' ? names : [...names, ...installPaths];
  for (const candidate of candidates) {
    const browser = await tryBrowser(candidate);
    if (browser) return browser;
  }
  return undefined;
}

async function findBundled(): Promise<Browser | undefined> {
  const bundled = await findBundledBrowser();
  return bundled && tryBrowser(bundled.executablePath, bundled.env);
}

async function install(): Promise<Browser | undefined> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  process.stdout.write('No browser found. Installing Chromium …\n');
  await runAptGet('update');
  for (const name of [headless, 'chromium']) {
    await runAptGet('install', '-y', '--no-install-recommends', name);
    const browser = await tryBrowser(name);
    if (browser) return browser;
  }
  return undefined;
}

async function runAptGet(...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', ['-q', ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'close');
}

/** Runs it once: on some systems the name belongs to a script that only prints advice. */
async function tryBrowser(program: string, extra = {}): Promise<Browser | undefined> {
  const executablePath = await findOnPath(program);
  if (!executablePath) return undefined;
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...extra }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  // Chrome for Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return { executablePath, env };
  const version = await promisify(execFile)(executablePath, ['--version'], {
    env,
    timeout: 20_000,
  }).catch(() => undefined);
  return version && /Chrom/.test(version.stdout) ? { executablePath, env } : undefined;
}

async function findOnPath(program: string): Promise<string | undefined> {
  if (/[\\/]/.test(program)) return existsSync(program) ? program : undefined;
  const found =
    process.platform === 'win32'
      ? promisify(execFile)('where', [program])
      : promisify(execFile)('/bin/sh', ['-c', 'command -v "$1"', 'sh', program]);
  const lines = await found.then(({ stdout }) => stdout.split(/\r?\n/)).catch(() => []);
  return lines[0];
}

function orThrow(browser: Browser | undefined, message: string): Browser {
  if (!browser) throw new Error(message);
  return browser;
}
