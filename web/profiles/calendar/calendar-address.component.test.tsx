import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openSettings } from '#tests/components/screens/settings.tsx';

const button = (name: string) => page.getByRole('button', { name });
const address = () => page.getByRole('textbox', { name: 'Calendar address' });
const dialog = () => page.getByRole('alertdialog');

test('an address is made, shown once, replaced and removed', async () => {
  let made = 0;
  await openSettings(
    '/settings',
    {},
    {
      'GET /users/calendar-feed': () => ({ createdAt: made > 0 ? '2026-10-01T09:00:00Z' : null }),
      'PUT /users/calendar-feed': () => {
        made += 1;
        const url = `https://pieces.test/calendar/secret-${made}.ics`;
        return { createdAt: '2026-10-01T09:00:00Z', address: url };
      },
      'DELETE /users/calendar-feed': undefined,
    },
  );
  await button('Create calendar address').click();
  await expect.element(address()).toHaveValue('https://pieces.test/calendar/secret-1.ics');
  await expectAccessible();
  await button('Replace address').click();
  await expect.element(dialog().getByText(/will stop updating/)).toBeVisible();
  await expectAccessible();
  await dialog().getByRole('button', { name: 'Replace address' }).click();
  await expect.element(address()).toHaveValue('https://pieces.test/calendar/secret-2.ics');
  await button('Remove address').click();
  await dialog().getByRole('button', { name: 'Remove address' }).click();
  await expect.element(button('Create calendar address')).toBeVisible();
});

test('an address that was made before says since when, and a failure what to do', async () => {
  await openSettings(
    '/settings',
    {},
    {
      'GET /users/calendar-feed': { createdAt: '2026-10-01T09:00:00Z' },
      'DELETE /users/calendar-feed': refusal('internal'),
    },
  );
  await expect.element(page.getByText(/^You created an address on Oct 1\./)).toBeVisible();
  await expect.element(address()).toHaveLength(0);
  await button('Remove address').click();
  await dialog().getByRole('button', { name: 'Remove address' }).click();
  await expect.element(page.getByText(/^Couldn’t change the address\./)).toBeVisible();
});
