import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnTicket, WaitingAnswer } from '#contract/site/home.ts';
import { openScreen } from '#tests/components/open-screen.tsx';
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

const open = (waiting: WaitingAnswer[] | undefined, shown?: OwnTicket) =>
  openScreen(() => <Next waiting={waiting} ticket={shown} />, '/');
const links = page.getByRole('region', { name: 'Next' }).getByRole('link');

test('lists questions before tickets', async () => {
  await open([invitation], ticket);
  await expect.element(links.nth(0)).toHaveAttribute('href', '/invitations/8');
  await expect.element(links.nth(1)).toHaveAttribute('href', '/tickets/3/5');
  await expect.element(page.getByText('Seed Swap · Backlog · High priority')).toBeVisible();
});

test('shows the ticket even without the new fields, as during an upgrade', async () => {
  await open(undefined, ticket);
  await expect.element(links).toHaveLength(1);
});

test('shows nothing if there’s nothing to do', async () => {
  await open([]);
  await expect.element(page.getByText('Next')).toHaveLength(0);
});
