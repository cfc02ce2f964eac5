import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { eventAnswers, eventOf, eventsNow } from '#tests/components/events.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { receiveState } from '#web/notifications/notifications/state.ts';
import { Component } from '#web/routes/gatherings/event.tsx';
import { eventQuery } from '#web/gatherings/events/queries.ts';
import { setModes } from '#web/site/areas/modes.ts';

const button = (name: string) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const facts = () => page.getByRole('region', { name: 'About this event' });

const people = [{ id: 9, name: 'Eetu Laine', avatar: null }];
const organizing = { edit: true, seeAttendance: true };

type Options = { isVisitor?: boolean; answers?: Answers };

function openEvent(event: LiveEvent, { isVisitor = false, answers = {} }: Options = {}) {
  onTestFinished(() => setModes({}));
  return openScreen(Component, `/events/${event.id}`, {
    now: eventsNow,
    pattern: '/events/:eventId',
    answers: { ...eventAnswers(event, isVisitor), ...answers },
  });
}

test('says everything about an event', async () => {
  await openEvent(
    eventOf({
      description: 'Bring a map.\nMore on https://maps.example.',
      mentors: [{ name: 'Jari Lehtinen', expertise: 'Open source' }],
      speakers: [{ name: 'Iida Harju', topic: 'Old maps' }],
      activities: ['Draw the harbor'],
      sponsors: ['Saaripolku Data'],
    }),
  );
  await expect.element(heading('Map Evening')).toBeVisible();
  for (const text of [
    '26.11.2026 klo 17.00–19.00',
    'Oulu, Torinranta hall · On site',
    'Olena Shevchenko',
    'Git',
    '3 / 10 participants',
  ])
    await expect.element(facts()).toContainText(text);
  await expect.element(link('https://maps.example')).toBeVisible();
  const part = (name: string) => page.getByRole('region', { name });
  await expect.element(part('Mentors')).toContainText('Jari Lehtinen, Open source');
  await expect.element(part('Speakers')).toContainText('Iida Harju, Old maps');
  await expect.element(part('Activities')).toContainText('Draw the harbor');
  await expect.element(part('Sponsors')).toContainText('Saaripolku Data');
  await expect.element(link('Add to calendar')).toHaveAttribute('href', '/events/5.ics');
  await expect.element(link('Back to Events')).toHaveAttribute('href', '/events');
  expect(document.title).toBe('Map Evening · Pieces');
  await expect.element(link('Edit')).toHaveLength(0);
  await expect.element(button('More actions for Map Evening')).toBeVisible();
  await expectAccessible();
});

test('someone joins, sees the link and who is going, and leaves', async () => {
  const online = { format: 'Online', location: '', people: null } as const;
  const answers = eventAnswers(eventOf(online));
  const join = answers['PUT /events/{eventId}/participation'] as (call: unknown) => LiveEvent;
  const sent = await openEvent(eventOf(online), {
    answers: {
      'PUT /events/{eventId}/participation': (call) => ({
        ...join(call),
        link: call.body.going ? 'https://meet.example/maps' : null,
      }),
    },
  });
  await expect.element(facts()).toContainText('You’ll see the link once you’ve joined.');
  await button('Join Event').click();
  await expect.element(facts()).toContainText('You’re going.');
  await expect.element(facts()).toContainText('4 / 10 participants');
  await expect.element(link('https://meet.example/maps')).toBeVisible();
  await expect.element(link('Aino Virtanen')).toHaveAttribute('href', '/profile/7');
  // The button is gone.
  await expect.element(heading('Map Evening')).toHaveFocus();
  await expectAccessible();
  await button('Leave event').click();
  await expect.element(button('Join Event')).toBeVisible();
  await expect.element(link('https://meet.example/maps')).toHaveLength(0);
  await expect.element(page.getByRole('heading', { name: 'Participants' })).toHaveLength(0);
  expect(sent.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { going: true },
    { going: false },
  ]);
});

test('someone waits for a spot of a full event, and stops', async () => {
  await openEvent(eventOf({ participants: 10, waiting: 2 }));
  await expect.element(facts()).toContainText('All spots are taken, and 2 people are waiting.');
  await button('Join Waiting List').click();
  await expect.element(facts()).toContainText('You’re number 3 on the waiting list.');
  await button('Leave waiting list').click();
  await expect.element(button('Join Waiting List')).toBeVisible();
});

test('someone who waits takes a spot that is open', async () => {
  await openEvent(eventOf({ participants: 9, state: 'waiting', waiting: 2, position: 2 }));
  await expect.element(facts()).toContainText('A spot is open.');
  await button('Join Event').click();
  await expect.element(facts()).toContainText('You’re going.');
});

test('leaving asks first if somebody waits for the spot', async () => {
  const sent = await openEvent(eventOf({ participants: 10, state: 'going', waiting: 1, people }));
  await button('Leave event').click();
  await expect.element(page.getByRole('alertdialog')).toContainText('gets your spot');
  await button('Stay').click();
  expect(sent.some(({ key }) => key.startsWith('PUT'))).toBe(false);
  await button('Leave event').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave event' }).click();
  await expect.element(button('Leave event')).toHaveLength(0);
});

test.each([
  ['Yes, I’m coming', true, 'You’re going.'],
  ['No, I can’t', false, ''],
])('“Still coming?” is answered with “%s”', async (answer, going, text) => {
  const sent = await openEvent(eventOf({ state: 'going', isAsked: true, people }));
  await expect.element(page.getByText('Still coming?')).toBeVisible();
  await expectAccessible();
  await button(answer).click();
  await expect.element(page.getByText('Still coming?')).toHaveLength(0);
  await expect.element(facts()).toContainText(text);
  await expect.element(heading('Map Evening')).toHaveFocus();
  expect(sent.findLast(({ key }) => key.startsWith('PUT'))?.body).toEqual({ going });
});

test('a visitor signs in to join, and comes back', async () => {
  await openEvent(eventOf({ can: { join: false } }), { isVisitor: true });
  await expect.element(link('Join Event')).toHaveAttribute('href', '/login?next=%2Fevents%2F5');
  await expect.element(button('Join Event')).toHaveLength(0);
});

test('someone who may not join has no button', async () => {
  await openEvent(eventOf({ can: { join: false } }));
  await expect.element(link('Add to calendar')).toBeVisible();
  await expect.element(button('Join Event')).toHaveLength(0);
});

test('a refused join says why', async () => {
  await openEvent(eventOf(), {
    answers: { 'PUT /events/{eventId}/participation': refusal('event_over') },
  });
  await button('Join Event').click();
  await expect.element(page.getByText('You didn’t join Map Evening').first()).toBeVisible();
  await expect.element(button('Join Event')).toBeVisible();
});

test.each<[string, Partial<LiveEvent>, string]>([
  [
    'canceled',
    { canceledAt: eventsNow, cancelReason: 'The hall is closed.' },
    'The hall is closed.',
  ],
  [
    'past',
    { startsAt: '2026-11-20T15:00:00.000Z', endsAt: '2026-11-20T17:00:00.000Z' },
    'Already over',
  ],
])('a %s event can’t be joined, edited or canceled', async (_name, fields, text) => {
  await openEvent(eventOf({ ...fields, can: organizing }));
  await expect.element(page.getByText(text)).toBeVisible();
  for (const name of ['Join Event', 'Cancel event'])
    await expect.element(button(name)).toHaveLength(0);
  for (const name of ['Edit', 'Add to calendar']) await expect.element(link(name)).toHaveLength(0);
  await expectAccessible();
});

test('an organizer cancels this event and later ones, with a reason that is kept', async () => {
  const path = 'POST /events/{eventId}/cancellation';
  const tooShort = {
    errors: [{ field: 'reason', message: 'Reason must be at least 10 characters long' }],
  };
  const event = eventOf({ later: 3, can: organizing });
  const answers: Answers = { [path]: refusal('invalid_input', tooShort) };
  const sent = await openEvent(event, { answers });
  await button('Cancel event').click();
  await page.getByLabelText('Why?').fill('Closed');
  await button('Cancel the event').click();
  await expect.element(page.getByText(tooShort.errors[0]!.message)).toBeVisible();
  await expectAccessible();
  await button('Keep it').click();
  await button('Cancel event').click();
  await expect.element(page.getByLabelText('Why?')).toHaveValue('Closed');
  await page.getByLabelText('Cancel this and later ones (3)').click();
  await button('Cancel the event').click();
  await expect
    .poll(() => sent.findLast(({ key }) => key === path)?.body)
    .toEqual({
      reason: 'Closed',
      andLater: true,
    });
});

test('an event that doesn’t repeat is canceled alone', async () => {
  await openEvent(eventOf({ can: organizing }));
  await button('Cancel event').click();
  await expect.element(page.getByLabelText('Why?')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toHaveLength(0);
  await page.getByLabelText('Why?').fill('The hall is closed.');
  await button('Cancel the event').click();
  await expect.element(page.getByText('This event was canceled.')).toBeVisible();
  await expect.element(page.getByText('Canceled Map Evening')).toBeVisible();
});

test('a canceled event stays canceled when an older answer arrives', async () => {
  const event = eventOf({ can: organizing });
  const older = Promise.withResolvers<LiveEvent>();
  let isHeld = false;
  const server = eventAnswers(event);
  const current = server['GET /events/{eventId}'] as () => LiveEvent;
  const answers: Answers = {
    ...server,
    'GET /events/{eventId}': () => {
      if (!isHeld) return current();
      isHeld = false;
      return older.promise;
    },
  };
  const sent = await openEvent(event, { answers });
  await button('Cancel event').click();
  await page.getByLabelText('Why?').fill('The hall is closed.');
  const count = () => sent.filter(({ key }) => key === 'GET /events/{eventId}').length;
  const before = count();
  isHeld = true;
  receiveState(queryClient, { last: 1, unread: 0, lastAt: null });
  await expect.poll(count).toBe(before + 1);
  await button('Cancel the event').click();
  await expect.element(page.getByText('The hall is closed.')).toBeVisible();
  older.resolve(event);
  await expect.poll(() => queryClient.isFetching(eventQuery(event.id))).toBe(0);
  await expect.element(page.getByText('The hall is closed.')).toBeVisible();
  await button('Close message').click();
});

test('an organizer notes who came, and ticks are kept until they’re saved', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const attendants = [
    { id: 9, name: 'Eetu Laine', avatar: null, attended: null },
    { id: 10, name: 'Noor Ahmed', avatar: null, attended: true },
  ];
  let fails = true;
  const answers: Answers = {
    'GET /events/{eventId}/attendance': () => (fails ? refusal('internal') : attendants),
    'PUT /events/{eventId}/attendance': ({ body: { userIds } }) =>
      attendants.map((one) => ({ ...one, attended: userIds.includes(one.id) })),
  };
  const sent = await openEvent(eventOf({ can: organizing }), { answers });
  await button('Attendance').click();
  await expect.element(page.getByText('Couldn’t load the people.', { exact: false })).toBeVisible();
  fails = false;
  await button('Try again').click();
  await expect.element(page.getByLabelText('Noor Ahmed')).toBeChecked();
  await expectAccessible();
  await page.getByLabelText('Eetu Laine').click();
  await button('Close').last().click();
  await button('Attendance').click();
  await expect.element(page.getByLabelText('Eetu Laine')).toBeChecked();
  await button('Save').click();
  await expect.element(page.getByText('Saved who came')).toBeVisible();
  expect(sent.findLast(({ key }) => key.startsWith('PUT'))?.body).toEqual({ userIds: [10, 9] });
});

test('many people are shown on request', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    id: at + 20,
    name: `Person ${at + 1}`,
    avatar: null,
  }));
  await openEvent(
    eventOf({ state: 'going', people: many, participants: 30, maxParticipants: null }),
  );
  const names = () => textsOf(page.getByRole('region', { name: 'Participants' }).getByRole('link'));
  await expect.poll(() => names().length).toBe(24);
  await expect.element(facts()).toContainText('30 participants');
  await button('Show all 30').click();
  await expect.poll(() => names().length).toBe(30);
  await expect.element(page.getByRole('heading', { name: 'Participants' })).toHaveFocus();
});

test('an event that is gone says so and leads back', async () => {
  await openEvent(eventOf(), { answers: { 'GET /events/{eventId}': refusal('not_found') } });
  await expect.element(page.getByText('This event no longer exists.')).toBeVisible();
  await expect.element(link('Back to Events')).toBeVisible();
});

test('an event that doesn’t load is tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openEvent(eventOf(), { answers: { 'GET /events/{eventId}': refusal('internal') } });
  await expect.element(page.getByText('Couldn’t load the event.', { exact: false })).toBeVisible();
  await expect.element(button('Try again')).toBeVisible();
});
