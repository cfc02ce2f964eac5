import axe from 'axe-core';
import { expect, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { allRules, findTooWide, waitForAnimations } from '#tests/accessibility.ts';

type Appearance = { colorScheme: 'light' | 'dark'; width: number };

/**
 * Expects no axe violations and no sideways scrolling, on a light laptop and on a small dark phone, as
 * for pages. Shows what was there again afterwards.
 */
export async function expectAccessible() {
  const restore = () => commands.emulateMedia({ colorScheme: null, reducedMotion: null });
  onTestFinished(restore);
  const { innerWidth: width, innerHeight: height } = window;
  await changeAppearance({ colorScheme: 'light', width: 1280 });
  await expectNoSidewaysScroll();
  await expectNoViolations();
  await changeAppearance({ colorScheme: 'dark', width: 320 });
  await expectNoSidewaysScroll();
  await expectNoViolations();
  await restore();
  await page.viewport(width, height);
}

async function changeAppearance({ colorScheme, width }: Appearance) {
  await commands.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.viewport(width, 844);
  await waitForAnimations();
}

/** Lists are positioned a moment after the screen has changed. */
const expectNoSidewaysScroll = () =>
  expect.poll(findTooWide, { message: `wider than ${innerWidth} px` }).toEqual([]);

async function expectNoViolations() {
  const { violations } = await axe.run(document, { ...allRules, resultTypes: ['violations'] });
  const found = violations.map(({ id, nodes }) =>
    [id, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)].join('\n'),
  );
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  expect(found, `${isDark ? 'dark' : 'light'}, ${innerWidth} px`).toEqual([]);
}
