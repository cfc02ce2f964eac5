import type { Page, Request } from '@playwright/test';
import { preloadDelay } from '#web/lib/preload.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

/**
 * Compressed bytes that a page loads before it can be used. The hashes in the names of files change the
 * compressed size by up to 200.
 */
const budgets = { home: 134_400, board: 179_400, styles: 15_000, fonts: 45_000 };

/** Runs in the browser before each page. On a busy machine, preloads would be counted too. */
function neverPreload(delay: number) {
  const { setTimeout: later } = window;
  window.setTimeout = ((act: TimerHandler, after = 0, ...rest: unknown[]) =>
    after === delay ? 0 : later(act, after, ...rest)) as typeof setTimeout;
}

/** Adds up the bytes a page loads until it's ready, by file extension. */
async function weigh(page: Page, path: string, isReady: () => Promise<void>) {
  const finished: Request[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    // The live event stream never ends.
    if (!request.url().includes('/events?')) underWay.add(request);
  });
  page.on('requestfailed', (request) => void underWay.delete(request));
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    finished.push(request);
  });
  await page.addInitScript(neverPreload, preloadDelay);
  await page.goto(path);
  await isReady();
  await expect.poll(() => underWay.size).toBe(0);
  // Not as each finishes: the last may do so while the page is closing, and then it has no size.
  const all = await Promise.all(finished.map(measure));
  const sum = (end: string) =>
    all.filter(({ path }) => path.endsWith(end)).reduce((total, { size }) => total + size, 0);
  return { scripts: sum('.js'), styles: sum('.css'), fonts: sum('.woff2') };
}

async function measure(request: Request) {
  const { responseBodySize: size } = await request.sizes();
  return { path: new URL(request.url()).pathname, size };
}

test('home: scripts, styles and fonts stay within budget', async ({ openPage }) => {
  const page = await openPage({ fresh: true });
  const weight = await weigh(page, '/', () =>
    expect(page.getByRole('link', { name: 'Explore Projects' })).toBeVisible(),
  );
  expect(weight.scripts).toBeGreaterThan(50_000);
  expect(weight.scripts).toBeLessThanOrEqual(budgets.home);
  expect(weight.styles).toBeGreaterThan(1000);
  expect(weight.styles).toBeLessThanOrEqual(budgets.styles);
  expect(weight.fonts).toBeGreaterThan(10_000);
  expect(weight.fonts).toBeLessThanOrEqual(budgets.fonts);
});

test('board: scripts, styles and fonts stay within budget', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const project = await createProject(aino);
  // A board without the first steps of someone who has just founded it.
  for (const title of ['Draw', 'Print', 'Fold']) await createTicket(aino, project.id, { title });
  const page = await openPage({ person: aino, fresh: true });
  const weight = await weigh(page, `/team-workspace/${project.id}`, () =>
    expect(page.getByRole('group', { name: 'Draw' })).toBeVisible(),
  );
  expect(weight.scripts).toBeGreaterThan(50_000);
  expect(weight.scripts).toBeLessThanOrEqual(budgets.board);
  expect(weight.styles).toBeLessThanOrEqual(budgets.styles);
  expect(weight.fonts).toBeGreaterThan(10_000);
  expect(weight.fonts).toBeLessThanOrEqual(budgets.fonts);
});
