import { chromium, type Page } from '@playwright/test';
import { buildIfStale } from '#scripts/build.ts';
import { findBrowser } from '#scripts/browser.ts';
import { type Board, createBoard } from './board.ts';
import { median, type Row } from './table.ts';
import { withPieces } from './with-pieces.ts';

const tickets = 1000;
const rounds = 5;

/** Measures how fast a board of 1,000 tickets shows up in a browser and how smoothly one is dragged. */
export async function measureLargeBoard(dataDir: string): Promise<Row[]> {
  await buildIfStale(() => {});
  return withPieces(dataDir, async ({ url, database }) => {
    const board = await createBoard(database.db, tickets);
    const browser = await chromium.launch({
      ...(await findBrowser()),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addCookies(cookiesOf(url, board));
      const page = await context.newPage();
      const seen: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const time = await open(page, `${url}/team-workspace/${board.projectId}`);
        // The first round fills the browser's cache.
        if (round > 0) seen.push(time);
      }
      const frames: number[] = [];
      for (let round = 0; round < rounds; round += 1) frames.push(...(await drag(page)));
      return rowsOf({ seen, frames });
    } finally {
      await browser.close();
    }
  });
}

function cookiesOf(url: string, { token }: Board) {
  return [
    { name: 'pieces_session', value: token, url },
    { name: 'pieces_signed_in', value: '1', url },
  ];
}

/** Returns the ms from the start of the navigation to the first frame with a ticket. */
async function open(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    localStorage.setItem('hasSeenSplash', 'true');
    localStorage.setItem('lastVisitTime', String(Date.now()));
    const look = () => {
      if (document.querySelector('[data-ticket]')) {
        requestAnimationFrame(() => performance.mark('board-seen'));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('board-seen').length > 0);
  return page.evaluate(
    () => performance.getEntriesByName('board-seen')[0]?.startTime ?? Number.NaN,
  );
}

/** Drags the first ticket over all columns; returns its frame times in ms. */
async function drag(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const watch = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    Object.assign(globalThis, { frames });
  });
  const card = page.locator('[data-column="Backlog"] [data-ticket]').first();
  const box = await card.boundingBox();
  if (!box) throw new Error('The board has no ticket to drag.');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 40);
  await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0));
  for (const [x, y] of [
    [640, 400],
    [1060, 500],
    [640, 300],
    [200, 600],
    [1060, 320],
  ] as const) {
    await page.mouse.move(x, y, { steps: 40 });
  }
  const frames = await page.evaluate(() =>
    (globalThis as unknown as { frames: number[] }).frames.splice(0),
  );
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}

function rowsOf({ seen, frames }: { seen: number[]; frames: number[] }): Row[] {
  const sorted = frames.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return [
    {
      what: `${tickets} tickets: from navigation to first ticket, ms`,
      figure: median(seen).toFixed(0),
      target: '≤ 1000',
    },
    {
      what: `${tickets} tickets: frame time of a drag, 95th percentile, ms (${frames.length} frames)`,
      figure: at(0.95).toFixed(1),
      target: '≤ 20',
    },
    {
      what: `${tickets} tickets: frame time of a drag, median, ms`,
      figure: at(0.5).toFixed(1),
    },
  ];
}
