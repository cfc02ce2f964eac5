import { useQuery } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { Answers } from '#tests/components/answers.ts';
import { hackathonOf, ownSignUpOf, participantOf, resultOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';
import { preferencesOf } from '#tests/components/screens/settings.tsx';
import { openProjectOf } from '#tests/components/teams.ts';
import { hackathonQuery } from '#web/hackathons/hackathons/queries.ts';
import { HackathonNav } from '#web/hackathons/hackathons/hackathon-nav.tsx';
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

const signedUp = page.getByText('people signed up');

test('an organizer sees the timeline, which says once how many signed up', async () => {
  await open(hackathonOf({ staffRole: 'organizer', can: { signUp: true } }));
  await expect.element(run.getByText('31 of 40 signed up')).toBeVisible();
  await expect.element(signedUp).toHaveLength(0);
  await expect.element(page.getByText('You organize this hackathon.')).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Take part yourself' })).toBeVisible();
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
  await expect.element(signedUp).toBeVisible();
});

const { slug, name, startsAt, endsAt } = hackathonOf();
const bells = openProjectOf({
  lookingFor: ['Designer'],
  description: 'A team of Night of Maps',
  status: 'Planning',
  difficulty: 'Beginner',
  hackathon: { slug, name, startsAt, endsAt, isCanceled: false },
});
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
  for (const known of ['Planning', 'Beginner', 'A team of Night of Maps'])
    await expect.element(card.getByText(known, { exact: true })).toHaveLength(0);
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

test('on a phone, the link to the shown page is in view', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const can = { exportPeople: true, makeTeams: true, seeSubmissions: true, edit: true };
  const hackathon = hackathonOf({ can });
  await openScreen(() => <HackathonNav hackathon={hackathon} />, '/hackathons/maps/settings');
  const nav = page.getByRole('navigation', { name });
  const link = nav.getByRole('link', { name: 'Settings' });
  const endOf = (one: Locator) => one.element().getBoundingClientRect().right;
  await expect.poll(() => endOf(link)).toBeLessThanOrEqual(endOf(nav));
});

test.each<[string, Partial<Hackathon>, string]>([
  ['with room', {}, 'You can sign up again until sign-up closes.'],
  [
    'that’s full',
    { people: 40 },
    'Someone else will get your spot. You can sign up again if there’s room.',
  ],
  [
    'that others wait for',
    { waiting: 1 },
    'Someone else will get your spot. You can sign up again if there’s room.',
  ],
  [
    'whose sign-up is closed',
    { closesAt: '2026-11-27T12:00:00.000Z' },
    'Sign-up is closed, so you can’t sign up again.',
  ],
])('leaving a hackathon %s says what happens', async (_which, fields, text) => {
  await open(hackathonOf({ ...fields, own: ownSignUpOf(), can: { leave: true } }));
  await page.getByRole('button', { name: 'Leave' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave Night of Maps?' });
  await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
});

test('someone who has left reads that they have, whatever loads last', async () => {
  let hackathon = hackathonOf({ own: ownSignUpOf(), can: { leave: true } });
  const Current = () => {
    const { data } = useQuery(hackathonQuery('maps'));
    return data ? <HackathonPage hackathon={data} profile={profileOf()} code={undefined} /> : null;
  };
  const leave = page.getByRole('button', { name: 'Leave' });
  await openScreen(Current, '/hackathons/maps', {
    now: '2026-11-27T12:30:00.000Z',
    answers: {
      'GET /hackathons/{slug}': () => hackathon,
      'GET /hackathons/{slug}/teams': async () => {
        if (!hackathon.own) await expect.element(leave).toHaveLength(0);
        return [];
      },
      'DELETE /hackathons/{slug}/people/me': () => {
        hackathon = hackathonOf();
      },
    },
  });
  await leave.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('You’ve left Night of Maps')).toBeVisible();
});

test('a hackathon that ended without teams says so', async () => {
  await open(hackathonOf({ phase: 'ended' }));
  await expect.element(page.getByText('There were no teams.')).toBeVisible();
});
