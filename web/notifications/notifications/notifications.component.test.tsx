import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Notification } from '#contract/notifications/notifications.ts';
import type { Answers } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { pressOn } from '#tests/components/press-on.ts';
import { HeaderBell } from '#web/app/header/header-bell.tsx';
import { Component } from '#web/routes/notifications.tsx';

const notifications = Array.from({ length: 11 }, (_, index): Notification => ({
  id: 11 - index,
  kind: 'ticket_assigned',
  text: `Eetu Salo assigned you “Ticket ${11 - index}”`,
  path: `/tickets/1/${11 - index}`,
  subject: `ticket:${11 - index}`,
  project: { id: 1, name: 'Harbour bells' },
  actor: { id: 9, name: 'Eetu Salo', avatar: null },
  createdAt: '2026-03-02T09:00:00.000Z',
  isRead: false,
}));

const bell = () => page.getByRole('button', { name: /^Notifications/ });
const panel = () => page.getByRole('dialog', { name: 'Notifications' });

/** A stream that says how many are unread, and then nothing more. */
const streamOf = (unread: number) =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        const data = JSON.stringify({ unread, last: unread, lastAt: null });
        stream.enqueue(new TextEncoder().encode(`event: notifications\ndata: ${data}\n\n`));
      },
    }),
  );

/** Opens the page of notifications, below the bell. `answers` can be replaced later. */
async function openNotifications(shown: Notification[], more: Answers = {}) {
  const profile = profileOf();
  const answers: Answers = {
    'GET /users/profile': profile,
    'GET /notifications/events': streamOf(shown.length),
    'GET /notifications': { notifications: shown, hasMore: false, unread: shown.length },
    'PUT /notifications/read': undefined,
    'PUT /users/notification-settings': { timeZone: 'Europe/Helsinki', emails: [] },
    ...more,
  };
  signIn(profile);
  const sent = await openScreen(Screen, '/notifications', { answers });
  return { answers, sent };
}

const Screen = () => (
  <>
    <HeaderBell />
    <Component />
  </>
);

test('by keyboard: the panel gets the focus, Escape gives it back, all can be marked as read', async () => {
  const { sent } = await openNotifications(notifications);
  await expect.element(bell()).toHaveAccessibleName('Notifications, more than 9 unread');
  await expect.element(bell()).toContainText('9+');
  await pressOn(bell(), '{Enter}');
  await expect.element(panel().getByRole('listitem')).toHaveLength(11);
  await expect.poll(() => panel().element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).toHaveLength(0);
  await expect.element(bell()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await pressOn(panel().getByRole('button', { name: 'Mark all as read' }), '{Enter}');
  await expect.element(bell()).toHaveAccessibleName('Notifications');
  await expect.element(panel().getByRole('link', { name: /^Unread/ })).toHaveLength(0);
  const read = sent.filter(({ key }) => key === 'PUT /notifications/read');
  expect(read.map(({ body }) => body)).toEqual([{ upTo: 11 }]);
});

test('without notifications, panel and page say what will be there', async () => {
  await openNotifications([]);
  await expect.element(page.getByText('No notifications yet')).toBeVisible();
  await bell().click();
  await expect.element(panel().getByText('No notifications yet')).toBeVisible();
});

test('a failure can be tried again', async () => {
  const { answers } = await openNotifications([], {
    'GET /notifications': new Response(null, { status: 500 }),
  });
  await expect.element(page.getByText('Couldn’t load your notifications.')).toBeVisible();
  answers['GET /notifications'] = { notifications: [], hasMore: false, unread: 0 };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No notifications yet')).toBeVisible();
});

test('the bell tells the server once which time zone this browser is in', async () => {
  const { sent } = await openNotifications([]);
  const told = () => sent.filter(({ key }) => key === 'PUT /users/notification-settings');
  await expect
    .poll(() => told().map(({ body }) => body))
    .toEqual([{ browserTimeZone: 'Europe/Helsinki' }]);
  await expect.poll(() => localStorage.getItem('reportedTimeZone')).toMatch(/^7 /);
  await reload();
  await expect.element(page.getByText('No notifications yet')).toBeVisible();
  await expect.element(bell()).toBeVisible();
  expect(told()).toHaveLength(1);
});

test('read and unread ones are accessible on the page and in the panel, even with long titles', async () => {
  const [unread, read] = notifications as [Notification, Notification];
  const text = `Eetu Salo assigned you “${'A long title for a ticket '.repeat(8)}”`;
  await openNotifications([
    { ...unread, text },
    { ...read, isRead: true },
  ]);
  const items = page.getByRole('main').getByRole('listitem');
  await expect.element(items).toHaveLength(2);
  await expectAccessible();
  await bell().click();
  await expect.element(panel().getByRole('listitem')).toHaveLength(2);
  await expectAccessible();
});

test('the page shows older ones on request', async () => {
  const older = { ...notifications[0]!, id: 1, text: 'Eetu Salo assigned you “Old”' };
  const { sent } = await openNotifications(notifications.slice(0, 10), {
    'GET /notifications': ({ query }) =>
      query.has('before')
        ? { notifications: [older], hasMore: false, unread: 11 }
        : { notifications: notifications.slice(0, 10), hasMore: true, unread: 11 },
  });
  const items = page.getByRole('main').getByRole('listitem');
  await expect.element(items).toHaveLength(10);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect.element(items).toHaveLength(11);
  await expect.element(page.getByRole('button', { name: 'Show older' })).toHaveLength(0);
  const asked = sent.filter(({ key }) => key === 'GET /notifications');
  expect(asked.map(({ query }) => query.get('before'))).toContain('2');
});
