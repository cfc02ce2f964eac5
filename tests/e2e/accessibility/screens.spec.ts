import type { CDPSession, Page } from '@playwright/test';
import { paths, patterns } from '#web/lib/paths.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import {
  blockRedirects,
  expectNoSidewaysScroll,
  expectTargetSizes,
  goTo,
  openScreen,
} from './axe.ts';
import { publicScreens, type Screen, listSignedInScreens } from './screens.ts';

/** A laptop window zoomed to 200% and 400%, and a phone. */
const twice = { width: 640, height: 450 };
const fourTimes = { width: 320, height: 225 };
const phone = { width: 390, height: 844 };
/** Touch makes controls larger, so they're also harder to fit. */
const touch = { viewport: twice, hasTouch: true };

/** The size of text as people set it in their browser, which widens what is measured in rem. */
async function setTextSize(page: Page, session: CDPSession, size: 16 | 32) {
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 3 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${size}px`);
}

async function expectAllUsable(page: Page, screens: readonly Screen[]) {
  const session = await page.context().newCDPSession(page);
  for (const [index, screen] of screens.entries())
    await test.step(screen.path, async () => {
      await expectUsable(page, screen, index === 0 ? openScreen : goTo);
      await setTextSize(page, session, 32);
      await expectNoSidewaysScroll(page);
      await setTextSize(page, session, 16);
    });
}

async function expectUsable(
  page: Page,
  { path, title, action: [role, name] }: Screen,
  open: typeof openScreen,
) {
  await page.setViewportSize(twice);
  await open(page, path);
  await expect(page).toHaveTitle(`${title} · Pieces`);
  await expectNoSidewaysScroll(page);
  await page.getByRole(role, { name }).first().click({ trial: true });
  await page.setViewportSize(fourTimes);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
  await expectTargetSizes(page);
}

const usable =
  'has titles, loses nothing when zoomed or with text twice the size, has large enough touch targets';

test(`every screen of a visitor ${usable}`, async ({ openPage }) => {
  const page = await openPage(touch);
  await blockRedirects(page);
  await expectAllUsable(page, publicScreens);
});

test(`every other screen ${usable}; all are listed, with a title of their own`, async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const screens = await listSignedInScreens(aino, eetu);
  expectAllListed([...publicScreens, ...screens]);
  const page = await openPage({ ...touch, person: aino });
  await expectAllUsable(page, screens);
});

function expectAllListed(screens: Screen[]) {
  const titles = screens.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
  const listed = screens.map(({ path }) => path.replace(/[?#].*/, ''));
  // /verify redirects right away; the account tests check what it asks in another browser.
  listed.push(paths.verify);
  // Only for admins, and only from an email: checked in admin.spec.ts.
  listed.push(paths.admin, paths.decision);
  // Only an instance that others can reach signs credentials: checked in credentials.spec.ts.
  listed.push('/credentials/any');
  // Only for a team while it builds, and after publication: checked in hackathon-results.spec.ts.
  listed.push('/hackathons/any/submission', '/hackathons/any/results');
  for (const path of Object.values(paths).filter((path) => typeof path === 'string')) {
    expect(listed).toContain(path);
  }
  for (const pattern of Object.values(patterns)) {
    const shape = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
    expect(
      listed.some((path) => shape.test(path)),
      pattern,
    ).toBe(true);
  }
}
