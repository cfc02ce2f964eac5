import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listedHackathonOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { HackathonList } from './hackathon-list.tsx';

test('a card says what there is to do, and what’s over comes last', async () => {
  const judged = listedHackathonOf({ phase: 'ended', task: 'judge' });
  const past = listedHackathonOf({
    id: 2,
    slug: 'tools',
    name: 'Day of Small Tools',
    phase: 'ended',
  });
  await openScreen(HackathonList, '/hackathons/live', {
    answers: { 'GET /hackathons': { own: [past, judged], listed: [], past: [] } },
  });
  const yours = page.getByRole('region', { name: 'Yours' });
  await expect.element(yours.getByRole('article')).toHaveLength(1);
  await expect.element(yours.getByText('Score submissions')).toBeVisible();
  const over = page.getByRole('region', { name: 'Your past hackathons' });
  await expect.element(over.getByRole('article', { name: 'Day of Small Tools' })).toBeVisible();
});
