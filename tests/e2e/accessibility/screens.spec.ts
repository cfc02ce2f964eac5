import type { Page } from '@playwright/test';
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

async function expectAllUsable(page: Page, screens: Screen[]) {
  for (const [index, screen] of screens.entries())
    await expectUsable(page, screen, index === 0 ? openScreen : goTo);
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

/** How many screens a test visits: many, because the first one costs the most. */
const most = 11;

const inGroups = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most).slice(0, most),
  );

/** The groups of screens for someone signed in, which are listed only once an account exists. */
const signedInParts = [0, 1, 2];

const usable = 'has titles, loses nothing when zoomed, has large enough touch targets';

for (const screens of inGroups(publicScreens)) {
  test(`${screens.map(({ path }) => path).join(' ')}: ${usable}`, async ({ openPage }) => {
    const page = await openPage(touch);
    await blockRedirects(page);
    await expectAllUsable(page, screens);
  });
}

for (const part of signedInParts) {
  test(`signed in (${part + 1}): ${usable}`, async ({ openPage, signUp }) => {
    const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
    const screens = inGroups(await listSignedInScreens(aino, eetu))[part] ?? [];
    expect(screens.length).toBeGreaterThan(0);
    const page = await openPage({ ...touch, person: aino });
    await expectAllUsable(page, screens);
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
});
