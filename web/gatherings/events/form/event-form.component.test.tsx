import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { EventForm, LiveEvent } from '#contract/gatherings/events.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { eventAnswers, eventOf, eventsNow } from '#tests/components/events.ts';
import { openScreen, reload, url } from '#tests/components/screens/open-screen.tsx';
import { choose } from '#tests/components/selects.ts';
import { Component as Edit } from '#web/routes/gatherings/edit-event.tsx';
import { Component as New } from '#web/routes/gatherings/new-event.tsx';
import { setModes } from '#web/site/areas/modes.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string | RegExp) => page.getByLabelText(name, { exact: true });
const invalid = (name: string, message: string) =>
  refusal('invalid_input', { message, errors: [{ field: name, message }] });

function openNew(answers: Answers = {}, canCreate = true) {
  onTestFinished(() => setModes({}));
  return openScreen(New, '/events/new', {
    now: eventsNow,
    answers: {
      ...eventAnswers(eventOf()),
      'GET /events': { events: [], can: { create: canCreate } },
      ...answers,
    },
  });
}

test('creates a weekly series with a limit, a program and the times of its creator', async () => {
  const sent = await openNew({ 'POST /events': ({ body }) => eventOf({ title: body.title }) });
  await expect.element(field('Starts')).toHaveValue('2026-12-01T17:00');
  await expect.element(field('Ends')).toHaveValue('2026-12-01T19:00');
  await expect.element(page.getByText('In Helsinki time')).toBeVisible();
  await field('Title').fill('Map Evening');
  await field('Kind').fill('works');
  await page.getByRole('option', { name: 'Workshop' }).click();
  await choose({ name: 'Category', option: 'Networking' });
  await field('Location').fill('Oulu');
  await field('Starts').fill('2026-12-02T18:00');
  await expect.element(field('Ends')).toHaveValue('2026-12-02T20:00');
  await field('Spots (optional)').fill('12');
  await field('Skills (optional)').fill('Git');
  await button('Add skill').click();
  await choose({ name: 'Repeat', option: 'Every week' });
  await choose({ name: 'How many', option: '6 events' });
  await page.getByText('Program').click();
  await field('Mentors').fill('Jari Lehtinen, open source');
  await expectAccessible();
  await button('Create event').click();
  await expect.poll(url).toBe('/events/5');
  await expect.element(page.getByText('Created 6 events: Map Evening')).toBeVisible();
  expect(sent.findLast(({ key }) => key === 'POST /events')?.body).toEqual({
    title: 'Map Evening',
    type: 'Workshop',
    category: 'Networking',
    format: 'On site',
    location: 'Oulu',
    link: '',
    description: '',
    startsAt: '2026-12-02T16:00:00.000Z',
    endsAt: '2026-12-02T18:00:00.000Z',
    timeZone: 'Europe/Helsinki',
    maxParticipants: 12,
    skills: ['Git'],
    mentors: [{ name: 'Jari Lehtinen', expertise: 'open source' }],
    speakers: [],
    activities: [],
    sponsors: [],
    repeat: { weeks: 1, times: 6 },
  } satisfies EventForm);
});

test('shows errors at their fields, and keeps what was typed across a reload', async () => {
  const answers: Answers = { 'POST /events': invalid('location', 'Say where it takes place') };
  await openNew(answers);
  await button('Create event').click();
  await expect.element(page.getByText('Title is required')).toBeVisible();
  await expect.element(page.getByText('Kind is required')).toBeVisible();
  await expectAccessible();
  await field('Title').fill('Map Evening');
  await field('Kind').fill('Talk');
  await button('Create event').click();
  await expect.element(field('Location')).toHaveFocus();
  await expect.element(page.getByText('Say where it takes place')).toBeVisible();
  await page.getByText('Program').click();
  await field('Speakers').fill('Iida');
  await button('Create event').click();
  await expect.element(field('Speakers')).toHaveFocus();
  await expect
    .element(page.getByText('comma and the topic in line 1', { exact: false }))
    .toBeVisible();
  await reload();
  await expect.element(field('Title')).toHaveValue('Map Evening');
  await expect.element(field('Kind')).toHaveValue('Talk');
});

test('opens the program if the server finds an error in it', async () => {
  await openNew({
    'POST /events': invalid('sponsors.2', 'Sponsor must not exceed 100 characters'),
  });
  await field('Title').fill('Map Evening');
  await field('Kind').fill('Talk');
  await expect.element(field('Sponsors')).not.toBeVisible();
  await button('Create event').click();
  await expect.element(page.getByText('Sponsor must not exceed 100 characters')).toBeVisible();
  await expect.element(field('Sponsors')).toHaveFocus();
});

test('an online event has no place, and refuses an hour that the clocks skip', async () => {
  await openNew();
  await choose({ name: 'Format', option: 'Online' });
  await expect.element(field('Location')).toHaveLength(0);
  await field('Title').fill('Map Evening');
  await field('Kind').fill('Talk');
  await field('Starts').fill('2027-03-28T03:30');
  await button('Create event').click();
  await expect.element(page.getByText('This hour doesn’t exist', { exact: false })).toBeVisible();
  await expect.element(field('Starts')).toHaveFocus();
});

test('someone who may not create events is told so', async () => {
  await openNew({}, false);
  await expect.element(page.getByText('You can’t create events yet.')).toBeVisible();
  await expect.element(field('Title')).toHaveLength(0);
});

/** Opens the form of an event, with a server that keeps it. */
async function openEdit(fields: Parameters<typeof eventOf>[0] = {}) {
  onTestFinished(() => setModes({}));
  const event = eventOf({ can: { edit: true }, ...fields });
  const rename = (changed: Partial<LiveEvent>) =>
    Object.assign(event, changed, { version: event.version + 1 });
  const answers: Answers = {
    ...eventAnswers(event),
    'GET /events/{eventId}': () => ({ ...event }),
    'PUT /events/{eventId}': ({ body }) =>
      body.version === event.version
        ? { ...rename({ title: body.title }) }
        : refusal('stale_event', { current: { ...event } }),
  };
  const pattern = '/events/:eventId/edit';
  const sent = await openScreen(Edit, '/events/5/edit', { now: eventsNow, pattern, answers });
  return { event, rename, answers, sent };
}

test('saves an event and goes back to it', async () => {
  const { event } = await openEdit({ later: 2 });
  await expect.element(field('Title')).toHaveValue('Map Evening');
  await expect
    .element(page.getByText('Later ones of the same series stay as they are.'))
    .toBeVisible();
  await expect.element(field('Repeat')).toHaveLength(0);
  await expectAccessible();
  await field('Title').fill('Map Night');
  await button('Save changes').click();
  await expect.poll(url).toBe('/events/5');
  expect(event.title).toBe('Map Night');
});

test('an event keeps what is typed while it’s saved', async () => {
  const { event, answers } = await openEdit();
  const save = answers['PUT /events/{eventId}'] as (call: unknown) => LiveEvent;
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  answers['PUT /events/{eventId}'] = async (call) => {
    await promise;
    return save(call);
  };
  await field('Title').fill('Map Night');
  await button('Save changes').click();
  await expect.element(button('Saving...')).toBeVisible();
  await field('Title').fill('Map Day');
  letGo();
  await expect.element(page.getByText('Saved the event')).toBeVisible();
  expect(event.title).toBe('Map Night');
  await expect.element(field('Title')).toHaveValue('Map Day');
  await button('Save changes').click();
  await expect.poll(url).toBe('/events/5');
  expect(event.title).toBe('Map Day');
});

test('a stale save keeps what was typed, and replaces the other change only when it’s repeated', async () => {
  const { event, rename } = await openEdit();
  await field('Title').fill('Map Night');
  rename({ title: 'Map Week' });
  await reload();
  await expect.element(field('Title')).toHaveValue('Map Night');
  await button('Save changes').click();
  await expect
    .element(page.getByText('Someone else changed this event', { exact: false }))
    .toBeVisible();
  await expect.element(field('Title')).toHaveValue('Map Night');
  await expectAccessible();
  expect(event.title).toBe('Map Week');
  await button('Save changes').click();
  await expect.poll(() => event.title).toBe('Map Night');
});

test('discarding after a stale save shows what others changed', async () => {
  const { rename } = await openEdit();
  await field('Title').fill('Map Night');
  rename({ title: 'Map Week' });
  await button('Save changes').click();
  await button('Discard').click();
  await expect.element(field('Title')).toHaveValue('Map Week');
  await expect.element(button('Discard')).toHaveLength(0);
});

test.each([
  ['event_too_small', 'More people than that are going'],
  ['event_over', 'This is over or was canceled'],
] as const)('says why it wasn’t saved: %s', async (code, message) => {
  const { answers } = await openEdit();
  answers['PUT /events/{eventId}'] = refusal(code);
  await field('Spots (optional)').fill('2');
  await button('Save changes').click();
  await expect.element(page.getByText(message, { exact: false })).toHaveLength(1);
  if (code === 'event_too_small') await expect.element(field('Spots (optional)')).toHaveFocus();
});

test('someone who doesn’t organize an event can’t edit it', async () => {
  await openEdit({ can: { edit: false } });
  await expect.element(page.getByText('Only its organizer can edit this event.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to the event' })).toBeVisible();
});
