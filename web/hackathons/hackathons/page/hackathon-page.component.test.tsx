import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { Answers } from '#tests/components/answers.ts';
import { hackathonOf, ownSignUpOf, participantOf, resultOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';
import { preferencesOf } from '#tests/components/settings.tsx';
import { openProjectOf } from '#tests/components/teams.ts';
import { HackathonPage } from '#web/routes/hackathons/parts/hackathon-page.tsx';

const open = (hackathon: Hackathon, answers: Answers = {}) =>
  openScreen(
    () => <HackathonPage hackathon={hackathon} profile={profileOf()} code={undefined} />,
    '/hackathons/maps',
    {
      now: '2026-11-27T12:30:00.000Z',
      answers: { 'GET /hackathons/{slug}/teams': [], ...answers },
    },
  );

const run = page.getByRole('region', { name: 'Timeline' });

test('an organizer sees the timeline', async () => {
  await open(hackathonOf({ staffRole: 'organizer' }));
  await expect.element(run).toBeVisible();
});

test('signing up needs a kind of work', async () => {
  await open(hackathonOf({ can: { signUp: true } }), {
    'GET /users/team-preferences': preferencesOf(),
  });
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect.element(page.getByText('Choose at least one kind of work')).toBeVisible();
  await expectAccessible();
});

test.each<[string, Partial<Hackathon>]>([
  ['a helper', { staffRole: 'helper' }],
  ['an organizer of a canceled hackathon', { staffRole: 'organizer', phase: 'canceled' }],
])('%s sees no timeline', async (_who, fields) => {
  await open(hackathonOf(fields));
  await expect.element(page.getByText('No teams yet', { exact: false })).toBeVisible();
  await expect.element(run).not.toBeInTheDocument();
});

const bells = openProjectOf({ lookingFor: ['Designer'] });
const teams = { 'GET /hackathons/{slug}/teams': [bells] };
const card = page.getByRole('article', { name: bells.name });
const someoneLooks = participantOf({ isShown: true });
const seePeople: Answers = {
  'GET /hackathons/{slug}/people': { people: [someoneLooks], invited: [] },
};

test('during a hackathon, teams show who they’re looking for and can be joined', async () => {
  await open(hackathonOf({ own: ownSignUpOf(), can: { seePeople: true } }), {
    ...teams,
    ...seePeople,
  });
  await expect.element(card.getByText('Looking for')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Join Project' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Looking for a team' })).toBeVisible();
  await expectAccessible();
});

test('after the end, teams show what they submitted, and nobody looks for anyone', async () => {
  const published = { phase: 'ended', resultsPublishedAt: '2026-11-28T10:00:00.000Z' } as const;
  await open(hackathonOf({ ...published, own: ownSignUpOf(), can: { seePeople: true } }), {
    ...teams,
    'GET /hackathons/{slug}/results': {
      publishedAt: published.resultsPublishedAt,
      results: [resultOf({ title: 'A map of bells' })],
    },
  });
  await expect.element(card.getByText('A map of bells')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/looking for|join project/i);
  await expect.element(card.getByRole('button')).toHaveLength(0);
});

test('before the results, organizers see what was submitted', async () => {
  await open(hackathonOf({ phase: 'ended', can: { seeSubmissions: true } }), {
    ...teams,
    'GET /hackathons/{slug}/submissions': [
      {
        projectId: bells.id,
        team: bells.name,
        title: 'A map of bells',
        submittedAt: '2026-11-27T20:00:00.000Z',
        updatedAt: null,
        reopenedUntil: null,
        isClosed: false,
      },
    ],
  });
  await expect.element(card.getByText('A map of bells')).toBeVisible();
});

test('before the results, others see only the teams', async () => {
  await open(hackathonOf({ phase: 'ended' }), teams);
  await expect.element(card.getByRole('link', { name: bells.name })).toBeVisible();
});

test('a hackathon that ended without teams says so', async () => {
  await open(hackathonOf({ phase: 'ended' }));
  await expect.element(page.getByText('There were no teams.')).toBeVisible();
});
