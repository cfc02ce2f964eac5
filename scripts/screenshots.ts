// Takes screenshots of every screen with the demo data, into ./screenshots.
//   --readme  only the board, for the README, into docs/board.png
//   --docs    only the pictures in docs/design-language.md, into docs/design
//   --full    whole pages instead of the first screenful
import { chromium } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPieces } from '#tests/pieces-process.ts';
import { findBrowser } from './browser.ts';
import { buildIfStale } from './build.ts';
import { openCamera } from './screenshots/camera.ts';
import { drawPiece } from './screenshots/draw-piece.ts';
import {
  designScreenshots,
  readmeViewport,
  type Viewport,
  viewports,
} from './screenshots/viewports.ts';
import { listScreens, type Screen } from './screenshots/screens.ts';
import { emailOf, password } from './seed/seed.ts';
import { seedRunning } from './seed/seed-running.ts';

const root = join(import.meta.dirname, '..');
const person = { email: emailOf('aino'), password };
const wholePage = process.argv.includes('--full');
const say = (line: string) => process.stdout.write(`${line}\n`);

await buildIfStale(say);
const dataDir = await mkdtemp(join(tmpdir(), 'pieces-screenshots-'));
const pieces = await startPieces({ DATA_DIR: dataDir });
const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
try {
  await seedRunning(dataDir);
  const screens = await listScreens(pieces.url, person);
  if (process.argv.includes('--readme')) await shootBoard(screens);
  else if (process.argv.includes('--docs')) await shootDesign(screens);
  else for (const viewport of viewports) await shootAll(screens, viewport);
} finally {
  await browser.close();
  await pieces.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function shootBoard(screens: Screen[]) {
  const camera = await openCamera(browser, readmeViewport, { url: pieces.url, person });
  const { path = '/' } = screens.find(({ name }) => name === 'board') ?? {};
  await camera.shoot(path, join(root, 'docs/board.png'));
  say('docs/board.png');
}

async function shootDesign(screens: Screen[]) {
  const folder = join(root, 'docs/design');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'piece.svg'), drawPiece());
  for (const { screen, viewport } of designScreenshots) {
    const { path, signedIn } = screens.find(({ name }) => name === screen)!;
    const camera = await openCamera(browser, viewport, {
      url: pieces.url,
      ...(signedIn && { person }),
    });
    const file = `${screen}-${viewport.width}-${viewport.colorScheme}.png`;
    await camera.shoot(path, join(folder, file));
    await camera.close();
    say(`docs/design/${file}`);
  }
}

async function shootAll(screens: Screen[], viewport: Viewport) {
  const folder = join(root, 'screenshots', `${viewport.width}-${viewport.colorScheme}`);
  await mkdir(folder, { recursive: true });
  say(`Taking ${screens.length} pictures for ${folder} …`);
  for (const signedIn of [false, true]) {
    const options = { url: pieces.url, wholePage, ...(signedIn && { person }) };
    const camera = await openCamera(browser, viewport, options);
    for (const { name, path } of screens.filter((screen) => !!screen.signedIn === signedIn)) {
      await camera
        .shoot(path, join(folder, `${name}.png`))
        .then((errors) => reportErrors(`${folder}/${name}`, errors))
        .catch((error: Error) => reportErrors(`${folder}/${name}`, [error.message]));
    }
    await camera.close();
  }
  say(folder);
}

function reportErrors(screen: string, errors: string[]) {
  for (const error of errors) console.error(`${screen}: ${error}`);
  if (errors.length > 0) process.exitCode = 1;
}
