import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '#contract/endpoint.ts';
import type { home as homeCalls } from '#contract/site/home.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openScreen, url } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { projectOf } from '#tests/components/projects.ts';
import { Component } from '#web/routes/home.tsx';

type Home = Reply<(typeof homeCalls)['GET /users/home']>;

const nothing: Home = {
  waiting: [],
  hackathons: [],
  teams: [],
  tickets: [],
  ticketCount: 0,
  deleted: [],
};
const news = { all: 0, created: 0, done: 0, comments: 0, joined: 0 };
const teams = () => page.getByRole('region', { name: 'Your teams' });

/** Opens Home for Aino. `answers` can be replaced later. */
async function openHome(more: Answers = {}) {
  const person = profileOf();
  const answers: Answers = {
    'GET /users/profile': person,
    'GET /users/home': nothing,
    'GET /projects/user': [],
    'GET /projects/open': [projectOf()],
    'GET /openings/for-me': [],
    ...more,
  };
  signIn(person);
  await openScreen(Component, '/', { answers });
  return answers;
}

test('someone without a team is shown how to find or start one', async () => {
  await openHome();
  const none = teams().getByText('You’re not on a team yet.');
  await expect.element(none).toBeVisible();
  const { left, width } = (await none.findElement()).getBoundingClientRect();
  expect(left + width / 2).toBeCloseTo(1280 / 2, -1);
  await expectAccessible();
  await teams().getByRole('link', { name: 'Find a team' }).click();
  await expect.poll(url).toBe('/projects');
});

test('says that all projects are complete and links to them', async () => {
  await openHome({ 'GET /projects/user': [projectOf({ status: 'Completed' })] });
  await expect.element(teams().getByText('All your projects are complete.')).toBeVisible();
  await expect
    .element(teams().getByRole('link', { name: 'your profile' }))
    .toHaveAttribute('href', '/profile');
});

const seedSwap: Home = { ...nothing, teams: [{ ...projectOf({ name: 'Seed Swap' }), news }] };

test('teams that can’t load say so and can be retried', async () => {
  const answers = await openHome({ 'GET /users/home': refusal('internal') });
  await expect.element(page.getByText('Couldn’t load your teams.')).toBeVisible();
  answers['GET /users/home'] = seedSwap;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(teams().getByText('Seed Swap')).toBeVisible();
});
