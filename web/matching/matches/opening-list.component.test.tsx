import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import type { Band } from '#contract/matching/match-points.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { openingOf } from '#tests/components/openings.ts';
import { profileOf, signIn } from '#tests/components/people.ts';
import { preferencesOf } from '#tests/components/screens/settings.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { Component as ForYou } from '#web/routes/for-you.tsx';
import { Component as HowMatchingWorks } from '#web/routes/matching/how-matching-works.tsx';
import FitsYou from './fits-you.tsx';
import { OpeningList } from './opening-list.tsx';
import { unfiltered } from './queries.ts';

/** Shows this many openings of each band. */
async function openList({ well = 0, could = 0, stretch = 0 }: Partial<Record<Band, number>>) {
  const all = [
    ...Array.from({ length: well }, (_, at) => openingOf(at + 1, 'well')),
    ...Array.from({ length: could }, (_, at) => openingOf(at + 20, 'could')),
    ...Array.from({ length: stretch }, (_, at) => openingOf(at + 40, 'stretch')),
  ];
  const List = () => <OpeningList filter={unfiltered} onClear={() => {}} />;
  await openScreen(List, '/for-you', {
    answers: {
      'GET /openings/for-me': all,
      'PUT /openings/dismissals/{projectId}': undefined,
    },
  });
}

const shown = () => page.getByRole('article');

test('shows the six best, the others on request, and folds stretches', async () => {
  await openList({ well: 4, could: 4, stretch: 2 });
  await expect.element(shown()).toHaveLength(6);
  expect(textsOf(page.getByRole('heading', { level: 2 }))).toEqual([
    'Fits well',
    'Could fit',
    'A stretch (2)',
  ]);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(shown()).toHaveLength(8);
  await expect.element(page.getByRole('button', { name: 'Show more' })).toHaveLength(0);
  await page.getByText('A stretch (2)').click();
  await expect.element(shown()).toHaveLength(10);
});

test('unfolds stretches if there’s nothing else, and shows no points', async () => {
  await openList({ stretch: 2 });
  await expect.element(shown()).toHaveLength(2);
  await expect.element(shown().first()).toContainText('They ask for 6 hours');
  expect(shown().first().element().textContent).not.toMatch(/of 10|of 40/);
});

test('moves the focus to another card that’s shown when one is dismissed', async () => {
  await openList({ well: 7 });
  const last = page.getByRole('article', { name: 'Project 6', exact: true });
  await last.getByRole('button', { name: 'Not for me: Project 6' }).click();
  await expect.element(page.getByRole('article', { name: 'Project 5' })).toHaveFocus();
});

test('says that no team fits these filters', async () => {
  const person = profileOf();
  signIn(person);
  await openScreen(ForYou, '/for-you?discipline=Game', {
    answers: {
      'GET /users/profile': person,
      'GET /users/team-preferences': { ...preferencesOf(), isSaved: true },
      'GET /openings/for-me': [],
    },
  });
  await expect.element(page.getByText('No teams match these filters.')).toBeVisible();
  await expectAccessible();
});

test('the page about matching explains the points', async () => {
  await openScreen(HowMatchingWorks, '/how-matching-works');
  await expect.element(page.getByRole('heading', { name: 'Points' })).toBeVisible();
  await expectAccessible();
});

test.each([
  [true, 'All teams for you'],
  [false, 'Improve these matches'],
])(
  'Home shows what fits: no stretch, and nothing without a reason (saved: %s)',
  async (isSaved, link) => {
    await openScreen(FitsYou, '/', {
      answers: {
        'GET /openings/for-me': [
          openingOf(1, 'well'),
          openingOf(2, 'could'),
          openingOf(3, 'stretch'),
          { ...openingOf(4, 'could'), reasons: [] },
        ],
        'GET /users/team-preferences': { ...preferencesOf(), isSaved },
      },
    });
    await expect.element(page.getByRole('link', { name: link })).toBeVisible();
    expect(textsOf(page.getByRole('heading', { level: 3 }))).toEqual(['Project 1', 'Project 2']);
  },
);
