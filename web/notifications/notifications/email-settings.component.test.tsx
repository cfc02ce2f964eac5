import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import {
  notificationKindNames,
  notificationKinds,
} from '#contract/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#contract/notifications/notifications.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { setModes } from '#web/site/areas/modes.ts';
import { openSettings } from '#tests/components/screens/settings.tsx';

const topic = (name: string) => page.getByLabelText(`Email: ${name}`, { exact: true });

/** Opens the settings of a new account, with a server that keeps what is chosen. */
async function openEmails() {
  const settings: NotificationSettings = {
    timeZone: 'Europe/Helsinki',
    emails: notificationKindNames.map((kind) => ({ kind, email: notificationKinds[kind].email })),
  };
  const { sent, answers } = await openSettings(
    '/settings?section=notifications',
    {},
    {
      'GET /users/notification-settings': () => settings,
      'PUT /users/notification-settings': ({
        body,
      }: {
        body: Pick<NotificationSettings, 'emails'>;
      }) => {
        const changed = new Map(body.emails.map(({ kind, email }) => [kind, email]));
        settings.emails = settings.emails.map(({ kind, email }) => ({
          kind,
          email: changed.get(kind) ?? email,
        }));
        return settings;
      },
    },
  );
  const saved = () => sent.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body);
  return { settings, saved, answers };
}

test('a choice for a topic is saved for all its kinds, and no other topic changes', async () => {
  const { saved } = await openEmails();
  await expect.element(topic('My teams')).toHaveValue('recommended');
  await topic('My teams').selectOptions('Never');
  await expect.poll(saved).toHaveLength(1);
  expect(saved()[0].emails).toContainEqual({ kind: 'member_joined', email: 'never' });
  await reload();
  await expect.element(topic('My teams')).toHaveValue('never');
  await expect.element(topic('My tickets')).toHaveValue('recommended');
  await expect.element(topic('Joining')).toHaveValue('now');
  await topic('My teams').selectOptions('Recommended');
  await expect.element(topic('My teams')).toHaveValue('recommended');
});

test('single kinds are behind Customize, and make their topic customized', async () => {
  const { saved } = await openEmails();
  const choice = page.getByLabelText('Email: Someone mentions you');
  await expect.element(choice).not.toBeVisible();
  await page.getByText('Customize', { exact: true }).click();
  await expect.element(choice).toHaveValue('now');
  await expectAccessible();
  await choice.selectOptions('Weekly');
  await expect.poll(saved).toEqual([{ emails: [{ kind: 'mentioned', email: 'weekly' }] }]);
  await expect.element(topic('My tickets')).toHaveValue('mixed');
  await reload();
  await expect.element(topic('My tickets')).toHaveValue('mixed');
  await expect.element(choice).toHaveValue('weekly');
});

test('says what is always emailed, and when daily emails come', async () => {
  await openEmails();
  await expect.element(page.getByText('Your time zone: Europe/Helsinki')).toBeVisible();
  await page.getByText('Emails you always get').click();
  await expect
    .element(page.getByRole('listitem').getByText('You’re removed from a team'))
    .toBeVisible();
});

test('emails of the forum can only be chosen while it is real', async () => {
  await openEmails();
  await expect.element(topic('Joining')).toBeVisible();
  await expect.element(topic('Forum')).toHaveLength(0);
  setModes({ forum: 'live' });
  await openEmails();
  await expect.element(topic('Forum')).toHaveValue('recommended');
});
