import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Areas } from '#contract/site/areas.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { AreaList } from './area-list.tsx';

const allSample: Areas = {
  home: 'sample',
  events: 'sample',
  forum: 'sample',
  business: 'sample',
  hackathons: 'sample',
  discussions: 'sample',
  membersOnly: [],
  creators: 'organizers',
};
const group = (name: string) => page.getByRole('group', { name, exact: true });
const choice = (area: string, mode: string) => group(area).getByRole('radio', { name: mode });

/** Opens the list of areas for an admin, as a tab shows it. */
async function openAreas(more: Answers = {}) {
  const answers: Answers = {
    'GET /areas': allSample,
    'PUT /admin/areas/{area}': ({ params: { area }, body: { mode } }) => ({
      ...allSample,
      [area!]: mode,
    }),
    ...more,
  };
  const Tab = () => (
    <>
      <h1>Admin</h1>
      <h2 className="sr-only">Site</h2>
      <AreaList />
    </>
  );
  return openScreen(Tab, '/', { answers });
}

test('says what everyone sees in each mode, and keeps what an admin chooses', async () => {
  const sent = await openAreas();
  await expect.element(choice('Forum', 'Sample content')).toBeChecked();
  await expect.element(group('Figures on Home').getByRole('radio')).toHaveLength(3);
  await expect.element(group('Forum').getByText('No link and no page.')).toBeVisible();
  await expectAccessible();
  await choice('Forum', 'Hidden').click();
  await expect.element(page.getByText('Forum: Hidden')).toBeVisible();
  await expect.element(choice('Forum', 'Hidden')).toBeChecked();
  await expect.element(choice('Events', 'Sample content')).toBeChecked();
  expect(sent.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { mode: 'hidden', visitors: true },
  ]);
});

test('a mode that was chosen stays chosen while it’s saved and after it', async () => {
  const { promise, resolve: letAnswer } = Promise.withResolvers<Areas>();
  await openAreas({ 'PUT /admin/areas/{area}': () => promise });
  await expect.element(choice('Forum', 'Hidden')).not.toBeChecked();
  const radio = choice('Forum', 'Hidden').element() as HTMLInputElement;
  radio.click();
  const seen = new Set([radio.checked]);
  const watching = setInterval(() => seen.add(radio.checked));
  letAnswer({ ...allSample, forum: 'hidden' });
  await expect.element(page.getByText('Forum: Hidden')).toBeVisible();
  clearInterval(watching);
  expect([...seen]).toEqual([true]);
});

test('closes a live area to visitors', async () => {
  const live: Areas = { ...allSample, forum: 'live' };
  const sent = await openAreas({
    'GET /areas': live,
    'PUT /admin/areas/{area}': ({ body: { visitors } }) => ({
      ...live,
      membersOnly: visitors ? [] : ['forum'],
    }),
  });
  const visitors = page.getByRole('checkbox', { name: 'People who aren’t signed in can read it' });
  await expect.element(visitors).toBeChecked();
  await expectAccessible();
  await visitors.click();
  await expect.element(page.getByText('Forum: Real, for members only')).toBeVisible();
  await expect.element(visitors).not.toBeChecked();
  await expect.element(visitors).toHaveLength(1);
  await visitors.click();
  await expect.element(visitors).toBeChecked();
  expect(sent.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { mode: 'live', visitors: false },
    { mode: 'live', visitors: true },
  ]);
});

test('shows the mode as it was if a change is refused', async () => {
  await openAreas({ 'PUT /admin/areas/{area}': refusal('not_found') });
  await choice('Events', 'Hidden').click();
  await expect.element(page.getByText('Events didn’t change').first()).toBeVisible();
  await expect.element(choice('Events', 'Sample content')).toBeChecked();
});
