import type { Page } from '@playwright/test';
import type { EventForm } from '#contract/gatherings/events.ts';
import { adminCommand } from '#tests/e2e/support/admin-command.ts';
import { type Account, expect, test } from '#tests/e2e/support/pieces.ts';
import { openDatabase } from '#tests/e2e/support/second-process.ts';
import { choose } from '#tests/e2e/support/selects.ts';
import { createEvent, join, readEvent } from '#tests/factories/events.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const eventOf = (page: Page) => ({ id: Number(new URL(page.url()).pathname.split('/')[2]) });
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Changes a row, because time doesn't pass in a test. */
async function change(pieces: { dataDir: string }, statement: string, values: unknown[]) {
  const database = await openDatabase(pieces);
  await database.pool.query(statement, values);
  await database.close();
}

test('an organizer’s month: a weekly series with a limit, a waiting list, a change, a cancellation and attendance', async ({
  pieces,
  openPage,
  signUp,
}) => {
  const command = adminCommand(pieces);
  const [admin, olga, ida, noa] = await Promise.all(
    ['Admin', 'Olga', 'Ida', 'Noa'].map((name) => signUp(name)),
  );
  await command('add', admin!.email);
  const page = await openPage({ person: admin! });
  try {
    // An admin makes events real and names an organizer.
    await page.goto('/admin?view=site');
    await page.getByRole('group', { name: 'Events' }).getByLabel('Real').check();
    await expect(page.getByText('Events: Real')).toBeVisible();
    await page.getByLabel('Find an organizer').fill(olga!.email);
    await page.getByRole('button', { name: `Add ${olga!.name}` }).click();
    await expect(page.getByText(`${olga!.name} can create events`)).toBeVisible();

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

    // A new time is told to who is going.
    await organizing.getByRole('link', { name: 'Edit' }).click();
    const starts = organizing.getByLabel('Starts');
    await starts.fill((await starts.inputValue()).replace('T17:00', 'T18:30'));
    await organizing.getByRole('button', { name: 'Save changes' }).click();
    await expect(organizing.getByText('klo 18.30–20.30')).toBeVisible();
    await expect
      .poll(() => notifiedTexts(noa!))
      .toContainEqual(expect.stringContaining('Open Desk'));

    // She cancels a later one, with a reason.
    await organizing.goto(`/events/${event.id + 1}`);
    await organizing.getByRole('button', { name: 'Cancel event' }).click();
    await organizing.getByLabel('Why?').fill('The hall is closed that week.');
    await organizing.getByRole('button', { name: 'Cancel the event' }).click();
    await expect(organizing.getByText('This event was canceled.')).toBeVisible();
    await expect(organizing.getByText('The hall is closed that week.')).toBeVisible();
    expect((await readEvent(olga!, { id: event.id + 2 })).canceledAt).toBeNull();

    // It takes place, and she notes who came.
    await change(
      pieces,
      `update calendar_events set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`,
      [event.id],
    );
    await organizing.goto(`/events/${event.id}`);
    await organizing.getByRole('button', { name: 'Attendance' }).click();
    await organizing.getByLabel(noa!.name).check();
    await organizing.getByRole('button', { name: 'Save' }).click();
    await expect(organizing.getByText('Saved who came')).toBeVisible();
  } finally {
    await command('area', 'events', 'sample');
  }
});

test('a member’s month on a phone: finding an event, joining, “Still coming?”, the calendar, and leaving', async ({
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

    // Some days before it, she's asked and says yes.
    await change(
      pieces,
      `update event_people set asked_at = now() where event_id = $1 and user_id = $2`,
      [event.id, ida!.id],
    );
    await page.reload();
    await page.getByRole('button', { name: 'Yes, I’m coming' }).tap();
    await expect(page.getByText('Still coming?')).toHaveCount(0);

    // Her calendar gets it, and she leaves.
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).tap();
    expect((await downloading).suggestedFilename()).toMatch(/\.ics$/);
    await page.getByRole('button', { name: 'Leave event' }).tap();
    await expect(page.getByRole('button', { name: 'Join Event' })).toBeVisible();
    await expect(page.getByRole('link', { name: other!.name })).toHaveCount(0);

    // The search finds it, and Home has it.
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('combobox', { name: 'Search everything' }).fill('Maps for');
    await page.getByRole('option', { name: /Maps for Beginners/ }).tap();
    await expect(titled(page, 'Maps for Beginners')).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: 'Join Maps for Beginners' }).tap();
    await expect(titled(page, 'Maps for Beginners')).toBeFocused();
  } finally {
    await command('area', 'events', 'sample');
  }
});
