import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { pressOn } from '#tests/components/press-on.ts';
import { openDialog, openOwnProfile } from '#tests/components/screens/own-profile.tsx';

/** Draws a photo, its left half in red and its right half in blue. */
async function drawPicture({ width, height }: { width: number; height: number }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'blue';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([picture!], 'me.png', { type: 'image/png' });
}

/** How much red, green and blue a picture has, from 0 to 255. */
async function averageColor(picture: Blob) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d')!;
  context.drawImage(await createImageBitmap(picture), 0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

const choose = (dialog: Locator, file: File) =>
  dialog.getByLabelText('Choose a photo').upload(file);

test('crops with the keyboard alone', async () => {
  const { answers, sent } = await openOwnProfile();
  answers['PUT /users/photo'] = { avatar: '/images/project.svg' };
  const dialog = await openDialog('Add photo');
  await choose(dialog, await drawPicture({ width: 1000, height: 500 }));
  await expect.element(dialog.getByRole('group', { name: 'Crop' })).toHaveFocus();
  await expectAccessible();
  // To the right until the left half fills the square.
  await userEvent.keyboard('{ArrowRight}'.repeat(40));
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}'.repeat(5));
  await expect.element(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.5');
  await pressOn(dialog.getByRole('button', { name: 'Save photo' }), '{Enter}');
  await expect.element(dialog).toHaveLength(0);
  const photo = sent.find(({ key }) => key === 'PUT /users/photo');
  const [red, , blue] = await averageColor(photo?.body);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

test('a file that is no picture, and a failed upload, say so and keep the dialog', async () => {
  const { answers } = await openOwnProfile();
  answers['PUT /users/photo'] = () => Promise.reject(new TypeError('Failed to fetch'));
  const dialog = await openDialog('Add photo');
  await choose(dialog, new File(['<html>'], 'me.png', { type: 'image/png' }));
  await expect.element(dialog.getByRole('alert')).toContainText('We can’t open this file.');
  await choose(dialog, await drawPicture({ width: 90, height: 70 }));
  await expect.element(dialog.getByRole('alert')).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toContainText('Couldn’t save your photo. Pieces can’t be reached.');
  answers['PUT /users/photo'] = { avatar: '/images/project.svg' };
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect.element(page.getByText('Saved your photo')).toBeVisible();
});

test('a photo is changed or removed', async () => {
  const { profile, answers } = await openOwnProfile({ avatar: '/images/project.svg' });
  answers['DELETE /users/photo'] = undefined;
  await expect.element(page.css('main image')).toHaveLength(1);
  const dialog = await openDialog('Change photo');
  await expect.element(dialog.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await expectAccessible();
  profile.avatar = null;
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect.element(page.getByText('Removed your photo').first()).toBeVisible();
  await expect.element(page.css('main image')).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Add photo' })).toHaveFocus();
});
