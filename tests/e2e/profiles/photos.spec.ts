import type { Page, Route } from '@playwright/test';
import { drawPicture, givePhoto } from '#tests/factories/photos.ts';
import { notRendered } from '#tests/e2e/support/failing-requests.ts';
import { expect, createProject, createTicket, test } from '#tests/e2e/support/pieces.ts';
import { openDialog as openProfileDialog } from '#tests/e2e/support/profile-dialog.ts';

const photos = (page: Page) => page.locator('svg image[href^="/photos/"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Add|Change) photo$/ });
const fileOf = (buffer: Buffer, name = 'me.png') => ({ name, mimeType: 'image/png', buffer });

async function openDialog(page: Page, label: 'Add photo' | 'Change photo') {
  await page.goto('/profile');
  await page.getByRole('button', { name: label }).click();
}

async function choose(page: Page, buffer: Buffer) {
  await dialog(page).getByLabel('Choose a photo').setInputFiles(fileOf(buffer));
}

/** How far from the left the piece and the name are. */
const placesOnProfile = async (page: Page) => {
  const parts = [page.locator('main header svg').first(), page.locator('h1')];
  return Promise.all(parts.map(async (part) => (await part.boundingBox())?.x));
};

test('someone adds a photo, which is shown in the header and on the profile', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ person: await signUp() });
  await openDialog(page, 'Add photo');
  const places = await placesOnProfile(page);
  await expect(dialog(page).getByRole('button', { name: 'Save photo' })).toHaveCount(0);
  await choose(page, await drawPicture({ width: 900, height: 600 }));
  await dialog(page).getByRole('button', { name: 'Save photo' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Saved your photo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();
  await expect(photos(page)).toHaveCount(2);
  expect(await placesOnProfile(page)).toEqual(places);
});

test('the team sees a photo on the board as soon as it is changed, and initials if it fails to load', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, olena] = [await signUp(), await signUp('Olena')];
  const project = await createProject(aino, { teamSize: 3 });
  await olena.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  await createTicket(aino, project.id, { assigneeId: olena.id });
  const page = await openPage({ person: aino });
  await page.goto(`/team-workspace/${project.id}`);
  const card = page.getByRole('group', { name: 'Draw the map' });
  await expect(card.locator('[data-last=N]')).toBeVisible();
  await olena.send('PUT /users/photo', { body: await drawPicture() });
  await expect(card.locator('image')).toHaveCount(1);
  await expect(card.locator('[data-last=N]')).toHaveCount(0);
  await expect(page.getByRole('group', { name: /Team of 3/ }).locator('image')).toHaveCount(1);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  const puzzle = page.getByRole('dialog').getByRole('img', { name: /Team of 3/ });
  await expect(puzzle.locator('image')).toHaveCount(1);
  await expect(puzzle.getByText(olena.name)).toBeVisible();
  await page.keyboard.press('Escape');

  expectConsole(page, /photos/);
  await page.route('**/photos/*', (route) => route.abort());
  await page.reload();
  await expect(card.locator('[data-last=N]')).toBeVisible();
});

test('a photo that loads while its piece is being drawn is shown', async ({ openPage, signUp }) => {
  const person = await signUp();
  await givePhoto(person);
  const page = await openPage({ person });
  // The header's photo counts as loaded while the profile is put into the page, before its effects run.
  await page.addInitScript(() => {
    const { addEventListener } = HTMLImageElement.prototype;
    const { appendChild, insertBefore } = Node.prototype;
    const onLoad: (() => void)[] = [];
    const finish = <T>(node: T) => {
      if (document.querySelector('main [data-last]')) for (const load of onLoad.splice(0)) load();
      return node;
    };
    HTMLImageElement.prototype.addEventListener = function (type: string, listener: unknown) {
      addEventListener.call(this, type, () => {
        onLoad.push(listener as () => void);
        document.documentElement.dataset['photos'] = String(onLoad.length);
      });
    };
    Node.prototype.appendChild = function <T extends Node>(node: T) {
      return finish(appendChild.call(this, node) as T);
    };
    Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null) {
      return finish(insertBefore.call(this, node, before) as T);
    };
  });
  const code = Promise.withResolvers<Route>();
  await page.route(/assets\/profile-(?!tabs)/, code.resolve);
  await page.goto(notRendered('/profile'), { waitUntil: 'commit' });
  await expect(page.locator('html[data-photos="1"]')).toHaveCount(1);
  await (await code.promise).continue();
  await expect(page.locator('main image')).toHaveCount(1);
});

test('on a touchscreen, a dialog has the focus, so that no keyboard covers it; the crop fits a phone and can be dragged by touch', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({
    person: await signUp(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await expect(await openProfileDialog(page, 'Edit Profile')).toBeFocused();
  await openDialog(page, 'Add photo');
  await choose(page, await drawPicture({ width: 900, height: 500 }));
  const image = dialog(page).locator('img');
  const before = (await image.boundingBox())!;
  const { x, y } = (await dialog(page).getByRole('group', { name: 'Crop' }).boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = (type: string, by: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 150 + by, y: y + 150 }],
    });
  await at('touchStart', 0);
  await at('touchMove', 20);
  await at('touchMove', 40);
  await at('touchEnd', 40);
  await expect.poll(async () => (await image.boundingBox())!.x).toBeGreaterThan(before.x + 10);
  expect((await image.boundingBox())!.y).toBe(before.y);
  await expect(dialog(page).getByRole('button', { name: 'Save photo' })).toBeInViewport();
});
