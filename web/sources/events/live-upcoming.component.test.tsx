import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedEvent } from '#contract/gatherings/events.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { eventsNow, listedEventOf } from '#tests/components/events.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { Component as Home } from '#web/routes/home.tsx';
import { setModes } from '#web/site/areas/modes.ts';

const block = () => page.getByRole('region', { name: 'Upcoming Events' });
const onDay = (day: number, fields: Partial<ListedEvent> = {}) =>
  listedEventOf({
    id: day,
    title: `Event ${day}`,
    startsAt: `2026-11-${day}T15:00:00.000Z`,
    endsAt: `2026-11-${day}T17:00:00.000Z`,
    ...fields,
  });

function openHome(answer: Answers['GET /events'], membersOnly: 'events'[] = []) {
  setModes({ events: 'live', membersOnly });
  onTestFinished(() => setModes({}));
  return openScreen(Home, '/', {
    now: eventsNow,
    answers: { 'GET /projects/open': [], 'GET /events': answer },
  });
}

test('Home shows the next three real events that aren’t over, each with a way to it', async () => {
  const location = 'Tampere, Tallipiha workshop, at the table by the window';
  const under = onDay(24, {
    startsAt: '2026-11-24T06:00:00.000Z',
    endsAt: '2026-11-24T08:00:00.000Z',
  });
  const events = [under, ...[25, 26, 27].map((day) => onDay(day, { location })), onDay(20)];
  await openHome({ events, can: { create: false } });
  await expect
    .poll(() => textsOf(block().getByRole('heading', { level: 3 })))
    .toEqual(['Event 24', 'Event 25', 'Event 26']);
  await expect.element(block()).toContainText('25.11.2026 klo 17.00');
  await expect
    .element(block().getByRole('link', { name: 'Join Event 25' }))
    .toHaveAttribute('href', '/events/25');
  await expect
    .element(block().getByRole('link', { name: 'View All Events' }))
    .toHaveAttribute('href', '/events');
  await expect.element(page.getByText('These events are made up.')).toHaveLength(0);
  await expectAccessible();
});

test.each<[string, Answers['GET /events']]>([
  ['past ones alone', { events: [onDay(20)], can: { create: false } }],
  ['none', { events: [], can: { create: true } }],
  ['a list that doesn’t load', refusal('internal')],
])('Home has no block of events for %s', async (_name, answer) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const sent = await openHome(answer);
  await expect.poll(() => sent.some(({ key }) => key === 'GET /events')).toBe(true);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(block()).toHaveLength(0);
});

test('Home asks for no events that visitors can’t read', async () => {
  const sent = await openHome({ events: [onDay(25)], can: { create: false } }, ['events']);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(block()).toHaveLength(0);
  expect(sent.some(({ key }) => key === 'GET /events')).toBe(false);
});
