import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { HackathonFacts } from './hackathon-facts.tsx';

const facts = {
  people: 3,
  mostPeople: 40,
  waiting: 0,
  teamLeast: 2,
  teamMost: 4,
  wanted: [],
  opensAt: '2026-11-20T10:00:00.000Z',
  closesAt: '2026-11-28T10:00:00.000Z',
};

const open = (phase: Hackathon['phase'], now: string) =>
  openScreen(
    () => (
      <HackathonFacts
        hackathon={{ ...facts, phase } as Partial<Hackathon> as Hackathon}
        showsPeople={false}
      />
    ),
    '/hackathons/live/harbour',
    { now },
  );

test.each<[Hackathon['phase'], string, string]>([
  ['open', '2026-11-27T10:00:00.000Z', 'Sign-up closes'],
  ['teams', '2026-11-27T10:00:00.000Z', 'Sign-up closes'],
  ['building', '2026-11-28T09:59:59.000Z', 'Sign-up closes'],
  ['building', '2026-11-28T10:00:00.000Z', 'Sign-up closed'],
])('%s on %s: %s', async (phase, now, name) => {
  await open(phase, now);
  await expect.element(page.getByText(/^Sign-up clos/)).toHaveText(name);
});

test('a canceled hackathon says nothing about sign-up', async () => {
  await open('canceled', '2026-11-27T10:00:00.000Z');
  await expect.element(page.getByText('Team size')).toBeVisible();
  await expect.element(page.getByText(/^Sign-up/)).toHaveLength(0);
});
