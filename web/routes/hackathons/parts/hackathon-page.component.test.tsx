import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { Answers } from '#tests/components/answers.ts';
import { hackathonOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';
import { HackathonPage } from './hackathon-page.tsx';

const open = (hackathon: Hackathon, answers: Answers = {}) =>
  openScreen(
    () => <HackathonPage hackathon={hackathon} profile={profileOf()} code={undefined} />,
    '/hackathons/maps',
    {
      now: '2026-11-27T12:30:00.000Z',
      answers: { 'GET /hackathons/{slug}/teams': [], ...answers },
    },
  );

const run = page.getByRole('region', { name: 'Run of the evening' });

test('an organizer sees the run of the evening', async () => {
  await open(hackathonOf({ staffRole: 'organizer' }));
  await expect.element(run).toBeVisible();
});

test.each<[string, Partial<Hackathon>]>([
  ['a helper', { staffRole: 'helper' }],
  ['an organizer of a canceled hackathon', { staffRole: 'organizer', phase: 'canceled' }],
])('%s sees no run', async (_who, fields) => {
  await open(hackathonOf(fields));
  await expect.element(page.getByText('No teams yet', { exact: false })).toBeVisible();
  await expect.element(run).not.toBeInTheDocument();
});
