import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedEvent, LiveEvent } from '#contract/gatherings/events.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { eventAnswers, eventOf, eventsNow, listedEventOf } from '#tests/components/events.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { choose } from '#tests/components/selects.ts';
import { Component } from '#web/routes/events.tsx';
import { setModes } from '#web/site/areas/modes.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const card = (name = 'Map Evening') => page.getByRole('article', { name, exact: true });

type Options = { canCreate?: boolean; isVisitor?: boolean; answers?: Answers };

function openEvents(
  events: ListedEvent[],
  { canCreate = false, isVisitor = false, answers = {} }: Options = {},
) {
  onTestFinished(() => setModes({}));
  const key = 'PUT /events/{eventId}/participation';
  const usual = eventAnswers(eventOf(events[0]), isVisitor);
  const join = usual[key] as (call: unknown) => LiveEvent;
  let listed = events;
  return openScreen(Component, '/events', {
    now: eventsNow,
    answers: {
      ...usual,
      'GET /events': () => ({ events: listed, can: { create: canCreate } }),
      [key]: (call) => {
        const answer = join(call);
        const { state, participants } = answer;
        listed = listed.map((one, at) => (at === 0 ? { ...one, state, participants } : one));
        return answer;
      },
      ...answers,
    },
  });
}

test('a card links to its event and shows what is known of it', async () => {
  await openEvents([
    listedEventOf({ mentors: [{ name: 'Jari Lehtinen', expertise: 'Git' }], sponsors: ['Acme'] }),
  ]);
  for (const text of [
    '26.11.2026 klo 17.00',
    'Workshop',
    'Education',
    'Bring a map.',
    'Olena Shevchenko',
    'Oulu, Torinranta hall · On site',
    'Jari Lehtinen, Git',
    '3 / 10 participants',
  ])
    await expect.element(card()).toContainText(text);
  await expect.element(link('Map Evening').first()).toHaveAttribute('href', '/events/5');
  await expect.element(page.getByText('Sample content')).toHaveLength(0);
  await expect.element(button('Create Event')).toHaveLength(0);
  await expect.element(link('Create Event')).toHaveLength(0);
  await expectAccessible();
});

test('an event without limit, skills or organizer shows none of them', async () => {
  await openEvents([
    listedEventOf({ maxParticipants: null, participants: 12, skills: [], organizer: null }),
    listedEventOf({
      id: 6,
      title: 'Maps II',
      maxParticipants: null,
      participants: 1,
      format: 'Online',
      location: '',
    }),
  ]);
  await expect.element(card()).toContainText('12 participants');
  await expect.element(card()).toContainText('Former member');
  await expect.element(card()).not.toContainText('Skills');
  await expect.element(page.getByRole('progressbar')).toHaveLength(0);
  await expect.element(card('Maps II')).toContainText('1 participant');
  await expect.element(card('Maps II')).not.toContainText('participants');
  await expect.element(card('Maps II')).toContainText('LocationOnline');
});

test('the calendar has an event on the day that its card shows, in the time where it is', async () => {
  await openEvents([
    // Late in the evening in New York, when it’s already tomorrow in Helsinki.
    listedEventOf({
      startsAt: '2026-11-27T01:00:00.000Z',
      endsAt: '2026-11-27T03:00:00.000Z',
      timeZone: 'America/New_York',
    }),
  ]);
  await expect.element(card()).toContainText('26.11.2026 klo 20.00, New York time');
  await expect
    .poll(() => textsOf(page.getByRole('grid').getByRole('button', { name: /\d events?$/ })))
    .toEqual(['26']);
  await page.getByRole('button', { name: /November 26/ }).click();
  await expect.element(card()).toBeVisible();
});

test('events that are under way aren’t over, and past ones can’t be joined', async () => {
  await openEvents([
    listedEventOf({ startsAt: '2026-11-24T06:00:00.000Z', endsAt: '2026-11-24T08:00:00.000Z' }),
    listedEventOf({
      id: 6,
      title: 'Past',
      startsAt: '2026-11-20T15:00:00.000Z',
      endsAt: '2026-11-20T17:00:00.000Z',
    }),
  ]);
  const over = page.getByRole('region', { name: 'Already over' });
  await expect.poll(() => textsOf(over.getByRole('heading', { level: 3 }))).toEqual(['Past']);
  await expect.element(over.getByRole('button')).toHaveLength(0);
  await expect.element(card().getByRole('button', { name: 'Join Event' })).toBeVisible();
});

test('someone joins from a card, which then leads to the event’s page', async () => {
  await openEvents([listedEventOf()]);
  await button(/^Join Event.*Map Evening/).click();
  await expect.element(page.getByText('You’re going to Map Evening')).toBeVisible();
  const going = link(/^You’re going.*Map Evening/);
  await expect.element(going).toHaveAttribute('href', '/events/5');
  await expect.element(going).toHaveFocus();
  await expect.element(card()).toContainText('4 / 10 participants');
  await expectAccessible();
});

test('a card of a full event has a waiting list', async () => {
  await openEvents([listedEventOf({ participants: 10 })]);
  await button(/^Join Waiting List.*Map Evening/).click();
  await expect.element(page.getByText('You’re on the waiting list for Map Evening')).toBeVisible();
  await expect.element(link(/^On the waiting list.*Map Evening/)).toBeVisible();
});

test('someone who declined can join', async () => {
  await openEvents([listedEventOf({ state: 'declined' })]);
  await expect.element(button(/^Join Event.*Map Evening/)).toBeVisible();
});

test('a visitor signs in and comes to the event', async () => {
  await openEvents([listedEventOf()], { isVisitor: true });
  await expect
    .element(link(/^Join Event.*Map Evening/))
    .toHaveAttribute('href', '/login?next=%2Fevents%2F5');
});

test('a refused join leaves the button and says why', async () => {
  await openEvents([listedEventOf()], {
    answers: { 'PUT /events/{eventId}/participation': refusal('event_over') },
  });
  await button(/^Join Event.*Map Evening/).click();
  await expect.element(page.getByText('You didn’t join Map Evening').first()).toBeVisible();
  await expect.element(button(/^Join Event.*Map Evening/)).toHaveFocus();
});

test('search, category and months are those of the sample events', async () => {
  await openEvents([
    listedEventOf(),
    listedEventOf({ id: 6, title: 'Hack Night', category: 'Innovation' }),
    listedEventOf({
      id: 7,
      title: 'Later',
      startsAt: '2027-01-10T15:00:00.000Z',
      endsAt: '2027-01-10T17:00:00.000Z',
    }),
  ]);
  await expect.element(page.getByRole('article')).toHaveLength(2);
  await choose({ name: 'Category', option: 'Innovation' });
  await expect.element(page.getByRole('article')).toHaveLength(1);
  await page.getByPlaceholder('Search events...').fill('submarine');
  await expect.element(page.getByText('No events found for this month')).toBeVisible();
  await button('Clear search and filters').click();
  await button('Next month').click();
  await button('Go to January 2027').click();
  await expect.element(card('Later')).toBeVisible();
});

test('without events, those who may are asked to create the first one', async () => {
  await openEvents([], { canCreate: true });
  await expect.element(page.getByText('No events found for this month')).toBeVisible();
  await expect.element(link('Create Event')).toHaveLength(2);
  await expect.element(link('Create Event').last()).toHaveAttribute('href', '/events/new');
  await expectAccessible();
});

test('without events, others are only told so', async () => {
  await openEvents([]);
  await expect.element(page.getByText('No events found for this month')).toBeVisible();
  await expect.element(link('Create Event')).toHaveLength(0);
});

test('events that don’t load say so and are tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let fails = true;
  await openEvents([], {
    answers: {
      'GET /events': () =>
        fails ? refusal('internal') : { events: [listedEventOf()], can: { create: false } },
    },
  });
  await expect.element(page.getByText('Couldn’t load the events.', { exact: false })).toBeVisible();
  await expectAccessible();
  fails = false;
  await button('Try again').click();
  await expect.element(card()).toBeVisible();
});
