import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { allRules, findTooWide, waitForAnimations } from '#tests/accessibility.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

/** Page options for accessibility checks, without animations that would disturb them. */
export const stillPage = {
  viewport: { width: 1280, height: 844 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

/** Minified, which pages take less time to read. */
const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Expects no axe violations and no sideways scrolling. Themes only change colors, so a light laptop
 * and a small dark phone are enough to cover both.
 */
export async function expectAccessible(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page, allRules);
  await changeAppearance(page, { colorScheme: 'dark', width: 320 });
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page, allRules);
  await changeAppearance(page, { colorScheme: 'light', width: 1280 });
}

type Appearance = { colorScheme: 'light' | 'dark'; width: number };

async function changeAppearance(page: Page, { colorScheme, width }: Appearance) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(waitForAnimations);
}

export const expectTargetSizes = (page: Page) =>
  expectNoViolations(page, { runOnly: { type: 'rule', values: ['target-size'] } });

type Axe = { axe?: { run(where: Document, options: RunOptions): Promise<AxeResults> } };

async function expectNoViolations(page: Page, rules: RunOptions) {
  // Each check adds time, because some tests check many states.
  test.setTimeout(test.info().timeout + 5_000);
  const options = { ...rules, resultTypes: ['violations'], iframes: false } satisfies RunOptions;
  // A page keeps axe until it's loaded again.
  const result =
    (await page.evaluate(findViolations, options)) ??
    (await page.evaluate(axe).then(() => page.evaluate(findViolations, options)))!;
  const { violations, colorScheme, width } = result;
  expect(violations, `${page.url()}, ${colorScheme}, ${width} px`).toEqual([]);
}

/** Runs in the browser. Returns undefined where axe isn't there yet. */
async function findViolations(options: RunOptions) {
  const { axe: checker } = window as Axe;
  if (!checker) return undefined;
  const { violations } = await checker.run(document, options);
  return {
    violations: violations.map(({ id, nodes }) =>
      [id, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)].join('\n'),
    ),
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    width: innerWidth,
  };
}

/** Expects that neither the page nor a dialog or list on it needs sideways scrolling. */
export async function expectNoSidewaysScroll(page: Page) {
  const { width } = page.viewportSize() ?? {};
  const message = `wider than ${width} px at ${page.url()}`;
  // Lists are positioned a moment after the screen has changed.
  await expect.poll(() => page.evaluate(findTooWide), { message }).toEqual([]);
}

export async function openScreen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/**
 * Opens another screen without loading the page again, which keeps axe and the compiled web app. Data
 * that's already loaded stays, too.
 */
export async function goTo(page: Page, path: string) {
  const last = await page.title();
  await page.evaluate((url) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    // What the router does for a link, without looking for one.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: url }, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  const isThere = async () =>
    (await page.title()) !== last || (await page.locator('h1:not([data-left])').count()) > 0;
  await expect.poll(isThere, { message: `${path} is open` }).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/** Blocks the automatic redirects of some screens, so they can be checked. */
export const blockRedirects = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((act: TimerHandler, after = 0) =>
      after === 4000 || after === 5000 ? 0 : later(act, after)) as typeof setTimeout;
  });
