import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NotificationSettings } from '#contract/notifications/notifications.ts';
import { reload } from '#tests/components/open-screen.tsx';
import { openSettings } from '#tests/components/settings.tsx';

test('choosing how soon is saved at once', async () => {
  const settings: NotificationSettings = {
    timeZone: 'Europe/Helsinki',
    emails: [
      { kind: 'mentioned', email: 'now' },
      { kind: 'member_removed', email: 'now' },
    ],
  };
  const { sent } = await openSettings(
    '/settings?section=notifications',
    {},
    {
      'GET /users/notification-settings': () => settings,
      'PUT /users/notification-settings': ({ body }) => {
        settings.emails = [...body.emails, ...settings.emails.slice(1)];
        return settings;
      },
    },
  );
  await expect.element(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  const choice = page.getByLabelText('Email: Someone mentions you');
  await expect.element(choice).toHaveValue('now');
  await choice.selectOptions('Weekly');
  const saved = () => sent.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body);
  await expect.poll(saved).toEqual([{ emails: [{ kind: 'mentioned', email: 'weekly' }] }]);
  await reload();
  await expect.element(choice).toHaveValue('weekly');
  await expect.element(page.getByText('Your time zone: Europe/Helsinki')).toBeVisible();
  await page.getByText('All of these emails').click();
  await expect
    .element(page.getByRole('listitem').getByText('You’re removed from a team'))
    .toBeVisible();
});
