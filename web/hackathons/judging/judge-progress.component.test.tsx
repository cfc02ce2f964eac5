import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { judgingOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import type { Judging } from '#contract/hackathons/judging.ts';
import { JudgeProgressList } from './judge-progress.tsx';

const open = (judging: Partial<Judging>, isOrganizer = true) => {
  const { judges, lacking, isOpen } = { ...judgingOf([]), ...judging };
  return openScreen(
    () => (
      <>
        <h1>Judging</h1>
        <JudgeProgressList slug="maps" {...{ judges, lacking, isOpen, isOrganizer }} />
      </>
    ),
    '/hackathons/maps/judging',
  );
};
const add = page.getByRole('link', { name: 'Add judges' });

test('without judges, an organizer can add some, and a helper is told whom to ask', async () => {
  await open({});
  await expect.element(add).toHaveAttribute('href', '/hackathons/maps/settings#staff');
  await open({}, false);
  await expect.element(page.getByText('Ask an organizer to add some.')).toBeVisible();
});

test('says whom a judge knows, and which teams have too few', async () => {
  const free = { dealt: 1, scored: 0 };
  const { judges } = judgingOf([{ dealt: 0, scored: 0, cantJudge: ['Buoys'] }, free, free]);
  await open({ judges, lacking: [{ team: 'Buoys', judges: 2 }] });
  await expect.element(page.getByText('Too few can judge Buoys (2).')).toBeVisible();
  await expect
    .element(page.getByText('Knows someone on Buoys, so can’t judge it.', { exact: true }))
    .toBeVisible();
  await expect.element(add).toBeVisible();
  await expectAccessible();
});
