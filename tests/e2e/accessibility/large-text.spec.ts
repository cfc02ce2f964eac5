import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { expectNoSidewaysScroll, goTo, openScreen } from './axe.ts';
import { listSignedInScreens, publicScreens, type Screen } from './screens.ts';

const phone = { width: 390, height: 844 };

/** Sets the size of text as people do in their browser, which widens what is measured in rem. */
async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

async function expectNothingCutOff(page: Page, screens: readonly Screen[]) {
  const tooWide: string[] = [];
  await doubleText(page);
  for (const [index, { path }] of screens.entries()) {
    await (index === 0 ? openScreen : goTo)(page, path);
    await expectNoSidewaysScroll(page).catch(({ message }: Error) => void tooWide.push(message));
  }
  expect(tooWide).toEqual([]);
}

test('a visitor’s pages don’t scroll sideways on a phone with text twice the size', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: phone, hasTouch: true });
  await page.goto('/');
  await doubleText(page);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
  await expectNothingCutOff(page, publicScreens);
});

test('pages don’t scroll sideways when signed in with text twice the size', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const page = await openPage({ viewport: phone, hasTouch: true, person: aino });
  await expectNothingCutOff(page, await listSignedInScreens(aino, eetu));
});
