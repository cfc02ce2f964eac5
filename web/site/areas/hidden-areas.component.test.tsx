import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openTeamSpace } from '#tests/components/screens/board.tsx';
import { openScreen, reload } from '#tests/components/screens/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { Header } from '#web/app/header/header.tsx';
import { Component as Home } from '#web/routes/home.tsx';
import StartHere from '#web/routes/site/parts/start-here.tsx';
import { setModes } from './modes.ts';

const links = () => textsOf(page.getByRole('navigation', { name: 'Main' }).getByRole('link'));
const statistics = () => page.getByRole('region', { name: 'Community statistics' });

test('the header links to what isn’t hidden', async () => {
  setModes({ forum: 'hidden', business: 'hidden' });
  await openScreen(Header, '/');
  await expect.poll(links).toEqual(['Projects', 'Events', 'Hackathons', 'Philosophy']);
  setModes({ events: 'hidden', hackathons: 'hidden' });
  await reload();
  await expect.poll(links).toEqual(['Projects', 'Business Portal', 'Forum', 'Philosophy']);
});

test('the first steps don’t name hackathons where they’re hidden', async () => {
  setModes({ hackathons: 'hidden' });
  await openScreen(() => <StartHere person={profileOf()} projects={[]} />, '/');
  await expect.element(page.getByText('Create a project')).toBeVisible();
  await expect.element(page.getByText('Organize a hackathon')).toHaveLength(0);
});

test('a team space has no discussions where they’re hidden', async () => {
  setModes({ discussions: 'hidden' });
  await openTeamSpace();
  await expect.element(page.getByRole('tab', { name: 'Documentation' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Discussions' })).toHaveLength(0);
});

test('home has neither made-up figures nor events where they’re hidden, and asks for none', async () => {
  setModes({ home: 'hidden', events: 'hidden' });
  const sent = await openScreen(Home, '/', { answers: { 'GET /projects/open': [] } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Sample content')).toHaveLength(0);
  await expect.element(page.getByText('Upcoming Events')).toHaveLength(0);
  await expect.element(statistics()).toHaveLength(0);
  expect(sent.some(({ key }) => key === 'GET /statistics')).toBe(false);
});
