import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Areas } from '#contract/site/areas.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { AreaList } from '#web/site/areas/area-list.tsx';
import { CreatorSettings } from './creator-settings.tsx';

const choice = (name: string | RegExp) => page.getByRole('radio', { name });
const button = (name: string) => page.getByRole('button', { name });
const list = () => page.getByRole('list', { name: 'Organizers' });

const sofia = { id: 9, name: 'Sofia Berg', avatar: null };
const account = {
  ...sofia,
  email: 'sofia@pieces.test',
  createdAt: '2026-01-01T09:00:00.000Z',
  isAdmin: false,
  teams: 0,
  suspension: null,
};

const Tab = () => (
  <>
    <h1>Admin</h1>
    <h2 className="sr-only">Site</h2>
    <AreaList renderBelow={(area) => area === 'events' && <CreatorSettings />} />
  </>
);

/** Opens the areas, with real events for members only, for a server that keeps what is chosen. */
async function openSettings(more: Answers = {}) {
  let areas: Areas = {
    home: 'sample',
    events: 'live',
    forum: 'sample',
    business: 'sample',
    hackathons: 'sample',
    discussions: 'sample',
    membersOnly: ['events'],
    creators: 'organizers',
  };
  const organizers = [{ id: 8, name: 'Olena Shevchenko', avatar: null }];
  return openScreen(Tab, '/admin?view=site', {
    answers: {
      'GET /areas': () => areas,
      'PUT /admin/areas/{area}': ({ body: { mode, visitors = true, creators = 'organizers' } }) => {
        areas = { ...areas, events: mode, creators, membersOnly: visitors ? [] : ['events'] };
        return areas;
      },
      'GET /admin/organizers': () => [...organizers],
      'PUT /admin/organizers/{userId}': () => {
        organizers.push(sofia);
        return undefined;
      },
      'DELETE /admin/organizers/{userId}': () => {
        organizers.shift();
        return undefined;
      },
      'GET /admin/people': ({ query }) => ({
        people: query.get('query') === 'sofia' ? [account] : [],
        hasMore: false,
      }),
      ...more,
    },
  });
}

test('an admin chooses who can create events, and keeps them closed to visitors', async () => {
  const sent = await openSettings();
  await expect.element(choice(/^Organizers/)).toBeChecked();
  await expect.element(list()).toBeVisible();
  await expectAccessible();
  await choice(/^Everyone/).click();
  await expect.element(page.getByText('Who can create events: everyone')).toBeVisible();
  await expect.element(choice(/^Everyone/)).toBeChecked();
  await expect.element(list()).toHaveLength(0);
  await page.getByRole('checkbox').click();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await expect.element(choice(/^Everyone/)).toBeChecked();
  expect(sent.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { mode: 'live', visitors: false, creators: 'everyone' },
    { mode: 'live', visitors: true, creators: 'everyone' },
  ]);
});

test('an admin names an organizer by name, and removes one', async () => {
  const sent = await openSettings();
  await page.getByLabelText('Find an organizer').fill('sofia');
  await expect.element(page.getByText('sofia@pieces.test')).toBeVisible();
  await expectAccessible();
  await button('Add Sofia Berg').click();
  await expect.element(page.getByText('Sofia Berg can create events')).toBeVisible();
  await expect.element(page.getByLabelText('Find an organizer')).toHaveFocus();
  await expect.poll(() => textsOf(list().getByRole('listitem'))).toHaveLength(2);
  await button('Remove Olena Shevchenko').click();
  await expect.poll(() => textsOf(list().getByRole('listitem'))).toHaveLength(1);
  await expect.element(page.getByRole('heading', { name: 'Organizers' })).toHaveFocus();
  expect(
    sent.filter(({ key }) => /^(PUT|DELETE)/.test(key)).map(({ key, params }) => [key, params]),
  ).toEqual([
    ['PUT /admin/organizers/{userId}', { userId: '9' }],
    ['DELETE /admin/organizers/{userId}', { userId: '8' }],
  ]);
});

test('says that nobody is named yet, and that nobody was found', async () => {
  await openSettings({ 'GET /admin/organizers': [] });
  await expect.element(page.getByText('No one yet.', { exact: false })).toBeVisible();
  await page.getByLabelText('Find an organizer').fill('somebody');
  await expect.element(page.getByText('No people found.', { exact: false })).toBeVisible();
});

test('a refused change leaves the choice as it was', async () => {
  await openSettings({ 'PUT /admin/areas/{area}': refusal('not_found') });
  await choice(/^Admins/).click();
  await expect.element(page.getByText('Couldn’t save the change').first()).toBeVisible();
  await expect.element(choice(/^Organizers/)).toBeChecked();
});
