// Pictures of every screen of a Pieces with a small community, into ./screenshots.
//   --readme  only the board, for the README, into docs/board.png
//   --docs    only what docs/design-language.md shows, into docs/design
//   --full    whole pages, not only what a screen shows at once
import { chromium } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPieces } from '#tests/pieces-process.ts';
import { findBrowser } from './browser.ts';
import { buildIfStale } from './build.ts';
import { openCamera } from './screenshots/camera.ts';
import { drawPiece } from './screenshots/draw-piece.ts';
import { designPictures, type Look, looks, readmeLook } from './screenshots/looks.ts';
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
  else for (const look of looks) await shootAll(screens, look);
} finally {
  await browser.close();
  await pieces.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function shootBoard(screens: Screen[]) {
  const camera = await openCamera(browser, readmeLook, { url: pieces.url, person });
  const { path = '/' } = screens.find(({ name }) => name === 'board') ?? {};
  await camera.shoot(path, join(root, 'docs/board.png'));
  say('docs/board.png');
}

async function shootDesign(screens: Screen[]) {
  const folder = join(root, 'docs/design');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'piece.svg'), drawPiece());
  for (const { screen, look } of designPictures) {
    const { path, signedIn } = screens.find(({ name }) => name === screen)!;
    const camera = await openCamera(browser, look, {
      url: pieces.url,
      ...(signedIn && { person }),
    });
    const file = `${screen}-${look.width}-${look.colorScheme}.png`;
    await camera.shoot(path, join(folder, file));
    await camera.close();
    say(`docs/design/${file}`);
  }
}

async function shootAll(screens: Screen[], look: Look) {
  const folder = join(root, 'screenshots', `${look.width}-${look.colorScheme}`);
  await mkdir(folder, { recursive: true });
  for (const signedIn of [false, true]) {
    const place = { url: pieces.url, wholePage, ...(signedIn && { person }) };
    const camera = await openCamera(browser, look, place);
    for (const { name, path } of screens.filter((screen) => !!screen.signedIn === signedIn)) {
      await camera
        .shoot(path, join(folder, `${name}.png`))
        .then((complaints) => complain(`${folder}/${name}`, complaints))
        .catch((error: Error) => complain(`${folder}/${name}`, [error.message]));
    }
    await camera.close();
  }
  say(folder);
}

function complain(what: string, complaints: string[]) {
  for (const complaint of complaints) console.error(`${what}: ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
}
