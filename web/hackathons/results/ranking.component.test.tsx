import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Ranked } from '#contract/hackathons/results.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload } from '#tests/components/screens/open-screen.tsx';
import { Ranking } from './ranking.tsx';

const rankedOf = (fields: Partial<Ranked>): Ranked => ({
  projectId: 1,
  team: 'Night Ferry',
  title: 'Ferries at night',
  place: 1,
  score: 1,
  mean: 4,
  judgements: 3,
  notes: [{ judge: 'Juno Berg', text: 'Works offline' }],
  ...fields,
});

const ferries = page.getByRole('article', { name: 'Night Ferry' });

test('a prize survives a reload and is published with its place', async () => {
  const Screen = () => (
    <>
      <h1>Results</h1>
      <Ranking slug="maps" onPublished={() => {}} />
    </>
  );
  const sent = await openScreen(Screen, '/hackathons/maps/results', {
    answers: {
      'GET /hackathons/{slug}/ranking': {
        submissions: [rankedOf({}), rankedOf({ projectId: 2, team: 'Parks', place: null })],
        warnings: ['Fewer than 3 judges have scored Parks (2).'],
      },
      'POST /hackathons/{slug}/results': { publishedAt: '2026-11-28T10:00:00.000Z', results: [] },
    },
  });
  await expect.element(page.getByText('Fewer than 3 judges have scored Parks (2).')).toBeVisible();
  await expect.element(ferries.getByText('1st')).toBeVisible();
  const prize = ferries.getByLabelText('Prize (optional)');
  await prize.fill('A weekend in Tartu');
  await reload();
  await expect.element(prize).toHaveValue('A weekend in Tartu');
  await expectAccessible();
  await page.getByRole('button', { name: 'Publish results' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish results' }).click();
  await expect
    .poll(() => sent.find(({ key }) => key.startsWith('POST'))?.body.places)
    .toEqual([
      { projectId: 1, place: 1, prize: 'A weekend in Tartu', note: '' },
      { projectId: 2, place: null, prize: '', note: '' },
    ]);
});
