import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Result } from '#contract/hackathons/results.ts';
import { resultOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { PublishedResults } from './published-results.tsx';

const people = [
  { id: 7, name: 'Aino Virtanen', avatar: null },
  { id: 8, name: 'Olena Shevchenko', avatar: null },
];
const open = (results: Result[]) =>
  openScreen(
    () => <PublishedResults slug="maps" renderSubmission={() => null} />,
    '/hackathons/maps/results',
    {
      answers: {
        'GET /hackathons/{slug}/results': { publishedAt: '2026-11-28T10:00:00.000Z', results },
      },
    },
  );

const method = page.getByRole('heading', { name: 'How teams are ranked' });
const team = (name: string) => page.getByRole('article', { name });
const puzzles = page.getByRole('group', { name: /^Team of/ });

test('the winning team is shown as its puzzle, and the ranking is explained', async () => {
  await open([
    resultOf({ team: 'Bells', place: 1, people, prize: 'A sauna evening' }),
    resultOf({ id: 2, team: 'Buoys', place: 2, people }),
  ]);
  const puzzle = team('Bells').getByRole('group', { name: 'Team of 2: Aino Virtanen' });
  await expect
    .element(puzzle.getByRole('link', { name: 'Olena Shevchenko' }))
    .toHaveAttribute('href', '/profile/8');
  await expect.element(puzzles).toHaveLength(1);
  await expect
    .element(team('Buoys').getByRole('list', { name: 'Team' }).getByRole('link'))
    .toHaveLength(2);
  await expect.element(team('Bells').getByText('Prize: A sauna evening')).toBeVisible();
  await expect.element(team('Buoys').getByText('Prize')).toHaveLength(0);
  await expect.element(method).toBeVisible();
});

test('results without places say nothing about how teams are ranked', async () => {
  await open([resultOf({ team: 'Bells', people })]);
  await expect.element(page.getByText('they aren’t ranked.', { exact: false })).toBeVisible();
  await expect.element(puzzles).toHaveLength(0);
  await expect.element(method).toHaveLength(0);
});
