import { expect, test } from 'vitest';
import { day } from '#contract/values/durations.ts';
import { page } from 'vitest/browser';
import type { OwnHackathon, OwnTicket, WaitingAnswer } from '#contract/site/home.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { Next } from './next.tsx';

const ticket: OwnTicket = {
  id: 5,
  projectId: 3,
  projectName: 'Seed Swap',
  title: 'Draw the map',
  status: 'Backlog',
  priority: 'High',
};
const invitation: WaitingAnswer = {
  kind: 'invitation',
  id: 8,
  projectId: 4,
  projectName: 'Lantern Walk',
  role: '',
  count: 1,
  until: '2026-11-30T10:00:00.000Z',
};

const hackathon = (task: OwnHackathon['task'], startsIn: number): OwnHackathon => ({
  slug: 'small-tools',
  name: 'Day of Small Tools',
  startsAt: new Date(Date.now() + startsIn * day).toISOString(),
  endsAt: new Date(Date.now() + (startsIn + 2) * day).toISOString(),
  task,
});

const open = (
  waiting: WaitingAnswer[] | undefined,
  shown?: OwnTicket,
  hackathons?: OwnHackathon[],
) => openScreen(() => <Next waiting={waiting} hackathons={hackathons} ticket={shown} />, '/');
const links = page.getByRole('region', { name: 'Next' }).getByRole('link');

test('lists questions before tickets', async () => {
  await open([invitation], ticket);
  await expect.element(links.nth(0)).toHaveAttribute('href', '/invitations/8');
  await expect.element(links.nth(1)).toHaveAttribute('href', '/tickets/3/5');
  await expect.element(page.getByText('Seed Swap · Backlog · High priority')).toBeVisible();
});

test.each([
  ['confirm', 3, 'Confirm that you’re coming', '/hackathons/small-tools', /^Day of .*\s· Starts /],
  ['submit', -1, 'Submit your work', '/hackathons/small-tools/submission', /^Day of .*\s· Ends /],
  ['judge', -5, 'Score submissions', '/hackathons/small-tools/judging', /^Day of .*\s· Over$/],
  [null, 3, 'Day of Small Tools', '/hackathons/small-tools', /^You’ve signed up\s· Starts /],
] as const)(
  'a hackathon with the task %s that starts in %i days',
  async (task, startsIn, title, path, details) => {
    await open([], ticket, [hackathon(task, startsIn)]);
    await expect.element(links.nth(0)).toHaveTextContent(title);
    await expect.element(links.nth(0)).toHaveAttribute('href', path);
    await expect.element(page.getByText(details)).toBeVisible();
  },
);

test('shows the ticket even without the new fields, as during an upgrade', async () => {
  await open(undefined, ticket);
  await expect.element(links).toHaveLength(1);
});

test('shows nothing if there’s nothing to do', async () => {
  await open([]);
  await expect.element(page.getByText('Next')).toHaveLength(0);
});
