import type { Page } from '@playwright/test';
import type { EventForm } from '#contract/gatherings/events.ts';
import { adminCommand } from '#tests/e2e/support/admin-command.ts';
import { type Account, expect, test } from '#tests/e2e/support/pieces.ts';
import { choose } from '#tests/e2e/support/selects.ts';
import { createEvent, join } from '#tests/factories/events.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const eventOf = (page: Page) => ({ id: Number(new URL(page.url()).pathname.split('/')[2]) });
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an organizer creates a weekly series with a limit, and whoever leaves makes room for the next on the waiting list', async ({
  pieces,
  openPage,
  signUp,
}) => {
  const command = adminCommand(pieces);
  const [admin, olga, ida, noa] = await Promise.all(
    ['Admin', 'Olga', 'Ida', 'Noa'].map((name) => signUp(name)),
  );
  await command('add', admin!.email);
  await command('area', 'events', 'live');
  await admin!.send('PUT /admin/organizers/{userId}', { params: { userId: olga!.id } });
  try {
    // She creates a weekly series with one spot each.
    const organizing = await openPage({ person: olga! });
    await organizing.goto('/events');
    await organizing.getByRole('link', { name: 'Create Event' }).first().click();
    await organizing.getByLabel('Title').fill('Open Desk');
    await organizing.getByLabel('Kind').fill('Office hours');
    await organizing.getByLabel('Location').fill('Oulu, Torinranta hall');
    await organizing.getByLabel('Spots (optional)').fill('1');
    await choose(organizing, { name: 'Repeat', option: 'Every week' });
    await choose(organizing, { name: 'How many', option: '3 events' });
    await organizing.getByRole('button', { name: 'Create event' }).click();
    await expect(titled(organizing, 'Open Desk')).toBeFocused();
    const event = eventOf(organizing);

    // One joins on a phone, and the next one waits.
    const joining = await openPage({ person: ida!, ...phone });
    await joining.goto(`/events/${event.id}`);
    await joining.getByRole('button', { name: 'Join Event' }).tap();
    await expect(joining.getByText('You’re going.')).toBeVisible();
    await join(noa!, event);
    const waiting = await openPage({ person: noa!, ...phone });
    await waiting.goto(`/events/${event.id}`);
    await expect(waiting.getByText('You’re number 1 on the waiting list.')).toBeVisible();

    // Whoever leaves makes room, which the page of the other one shows by itself.
    await joining.reload();
    await joining.getByRole('button', { name: 'Leave event' }).tap();
    await joining.getByRole('alertdialog').getByRole('button', { name: 'Leave event' }).tap();
    await expect(joining.getByRole('button', { name: 'Join Waiting List' })).toBeVisible();
    await expect(waiting.getByText('You’re going.')).toBeVisible();
  } finally {
    await command('area', 'events', 'sample');
  }
});

test('someone on a phone finds an event, joins it, adds it to their calendar, and leaves it', async ({
  pieces,
  openPage,
  signUp,
}) => {
  const command = adminCommand(pieces);
  const [admin, ida, other] = await Promise.all(
    ['Admin', 'Ida', 'Eetu'].map((name) => signUp(name)),
  );
  await command('add', admin!.email);
  await command('area', 'events', 'live');
  const create = (fields: Partial<EventForm>) =>
    createEvent(admin as Account, { ...fields, maxParticipants: 5 });
  try {
    const event = await create({ title: 'Maps for Beginners', category: 'Innovation' });
    await create({ title: 'Reading Code', category: 'Education' });
    await join(other!, event);

    // A visitor finds it by category and search, signs in and is back at it.
    const visitor = await openPage(phone);
    await visitor.goto('/events');
    await choose(visitor, { name: 'Category', option: 'Innovation' });
    await visitor.getByPlaceholder('Search events...').fill('maps');
    const found = visitor.getByRole('article');
    // It's in a week, which can be next month.
    const later = visitor.getByRole('button', { name: /^Go to / });
    await expect(found.or(later).first()).toBeVisible();
    if (await later.isVisible()) await later.tap();
    await expect(found).toHaveCount(1);
    await expect(found.getByRole('link', { name: 'Join Event' })).toHaveAttribute(
      'href',
      `/login?next=%2Fevents%2F${event.id}`,
    );

    // She joins from the card, and then sees the link and the names.
    const page = await openPage({ person: ida!, ...phone });
    await page.goto(new URL(visitor.url()).pathname + new URL(visitor.url()).search);
    await page.getByRole('button', { name: 'Join Event' }).tap();
    await page.getByRole('link', { name: 'You’re going' }).tap();
    await expect(titled(page, 'Maps for Beginners')).toBeFocused();
    await expect(page.getByRole('link', { name: 'https://meet.example/secret' })).toBeVisible();
    await expect(page.getByRole('link', { name: other!.name })).toBeVisible();

    // Her calendar gets it, and she leaves.
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).tap();
    expect((await downloading).suggestedFilename()).toMatch(/\.ics$/);
    await page.getByRole('button', { name: 'Leave event' }).tap();
    await expect(page.getByRole('button', { name: 'Join Event' })).toBeVisible();
    await expect(page.getByRole('link', { name: other!.name })).toHaveCount(0);
  } finally {
    await command('area', 'events', 'sample');
  }
});
