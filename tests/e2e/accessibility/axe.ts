import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../pieces.ts';

/** How an examined page begins; what moves would be examined on its way. */
export const stillPage = {
  viewport: { width: 1280, height: 844 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

const everything = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Left out unless it is asked for.
  rules: { 'target-size': { enabled: true } },
};
/**
 * axe finds nothing, and nothing is wider than the screen. A theme changes nothing but colours, so
 * that a laptop in the light and a phone in the dark stand for both of both.
 */
export async function expectAccessible(page: Page) {
  await expectNothingFound(page, everything);
  await look(page, { colorScheme: 'dark', width: 390 });
  await expectNothingFound(page, everything);
  await look(page, { colorScheme: 'dark', width: 320 });
  await expectNoSidewaysScroll(page);
  await look(page, { colorScheme: 'light', width: 1280 });
  await expectNoSidewaysScroll(page);
}

type Look = { colorScheme: 'light' | 'dark'; width: number };

async function look(page: Page, { colorScheme, width }: Look) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(comeToRest);
}

/** Colours pass from an element to those within it, a frame each. */
async function comeToRest() {
  for (let still = 0; still < 3;) {
    await new Promise(requestAnimationFrame);
    const moves = document.getAnimations().some(({ playState }) => playState === 'running');
    still = moves ? 0 : still + 1;
  }
}

export const expectTargetSizes = (page: Page) =>
  expectNothingFound(page, { runOnly: { type: 'rule', values: ['target-size'] } });

type Rules = Parameters<AxeBuilder['options']>[0];

async function expectNothingFound(page: Page, rules: Rules) {
  // Each look brings its time along, so that a walk through several states may last.
  test.setTimeout(test.info().timeout + 5_000);
  // axe stays in a page that has it. There are no frames here, and the legacy mode spares a page of
  // its own for each result.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0' : undefined;
  const { violations } = await new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    .setLegacyMode()
    .options({ ...rules, resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) =>
    [id, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)].join('\n'),
  );
  const { colorScheme, width } = await page.evaluate(() => ({
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    width: innerWidth,
  }));
  expect(found, `${page.url()}, ${colorScheme}, ${width} px`).toEqual([]);
}

/** Neither the page nor a dialog or list upon it has to be scrolled sideways to be read. */
export async function expectNoSidewaysScroll(page: Page) {
  const { width } = page.viewportSize() ?? {};
  const message = `wider than ${width} px at ${page.url()}`;
  // Lists come to their place a moment after the screen has changed.
  await expect.poll(() => page.evaluate(findTooWide), { message }).toEqual([]);
}

function findTooWide() {
  const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  return [...document.querySelectorAll(floating), document.documentElement]
    .filter((box) => {
      const { left, right } = box.getBoundingClientRect();
      const isOutside = left < -1 || right > innerWidth + 1;
      return isOutside || box.scrollWidth > box.clientWidth + 1;
    })
    .map((box) => `${box.tagName} ${box.getAttribute('role')}: ${box.scrollWidth} px`);
}

export async function openScreen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/** Some screens lead on by themselves after a moment; here they wait until they have been examined. */
export const blockRedirects = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((act: TimerHandler, after = 0) =>
      after === 4000 || after === 5000 ? 0 : later(act, after)) as typeof setTimeout;
  });
