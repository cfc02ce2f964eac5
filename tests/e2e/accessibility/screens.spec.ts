import type { Page } from '@playwright/test';
import { paths, patterns } from '#web/lib/paths.ts';
import { expect, test } from '#tests/e2e/pieces.ts';
import { expectNoSidewaysScroll, expectTargetSizes, openScreen, blockRedirects } from './axe.ts';
import { publicScreens, type Screen, listSignedInScreens } from './screens.ts';

/** A laptop window zoomed to 200% and 400%, and a phone. */
const twice = { width: 640, height: 450 };
const fourTimes = { width: 320, height: 225 };
const phone = { width: 390, height: 844 };
/** Touch makes controls larger, so they're also harder to fit. */
const touch = { viewport: twice, hasTouch: true };

/** The browser logs the status of a page that isn't there. */
const missingPage = /404 .*\/nothing$/;

async function expectUsable(page: Page, { path, title, action: [role, name] }: Screen) {
  await page.setViewportSize(twice);
  await openScreen(page, path);
  await expect(page).toHaveTitle(`${title} · Pieces`);
  await expectNoSidewaysScroll(page);
  await page.getByRole(role, { name }).first().click({ trial: true });
  await page.setViewportSize(fourTimes);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
  await expectTargetSizes(page);
}

/** A few screens per test, to keep each test short. */
const inGroups = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / 4) }, (_, part) =>
    items.slice(part * 4).slice(0, 4),
  );

/** The groups of screens for someone signed in, which are listed only once an account exists. */
const signedInParts = [0, 1, 2, 3, 4, 5, 6, 7];

const usable = 'has titles, loses nothing when zoomed, has large enough touch targets';

for (const screens of inGroups(publicScreens)) {
  test(`${screens.map(({ path }) => path).join(' ')}: ${usable}`, async ({
    openPage,
    expectConsole,
  }) => {
    const page = await openPage(touch);
    expectConsole(page, missingPage);
    await blockRedirects(page);
    for (const screen of screens) await expectUsable(page, screen);
  });
}

for (const part of signedInParts) {
  test(`signed in (${part + 1}): ${usable}`, async ({ openPage, signUp }) => {
    const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
    const screens = inGroups(await listSignedInScreens(aino, eetu))[part] ?? [];
    expect(screens.length).toBeGreaterThan(0);
    const page = await openPage({ ...touch, person: aino });
    for (const screen of screens) await expectUsable(page, screen);
  });
}

test('the list of screens covers every route and has no duplicate titles', async ({ signUp }) => {
  const all = [
    ...publicScreens,
    ...(await listSignedInScreens(await signUp('Aino'), await signUp('Eetu'))),
  ];
  expect(inGroups(all.slice(publicScreens.length))).toHaveLength(signedInParts.length);
  const titles = all.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
  const listed = all.map(({ path }) => path.replace(/[?#].*/, ''));
  // /verify redirects at once; the account tests check what it asks in another browser.
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
});
