import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { participationOf } from '#tests/components/participations.ts';
import { profileOf } from '#tests/components/people.ts';
import { projectOf } from '#tests/components/projects.ts';
import { openPublicProfile, publicProfileOf } from '#tests/components/public-profile.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { joiningAnswers, openProjectOf } from '#tests/components/teams.ts';

const eetu = publicProfileOf({ id: 9, firstName: 'Eetu', lastName: 'Salo' });
const tile = (name: string) => page.css('dl > div').filter({ hasText: name }).css('dd');
const followButton = () => page.getByRole('button', { name: 'Follow', exact: true });

test('following shows immediately and is rolled back if it fails', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const { answers } = await openPublicProfile(eetu, {
    me: profileOf(),
    answers: {
      'POST /users/{userId}/followers': () =>
        promise.then(() => new Response(null, { status: 500 })),
    },
  });
  await followButton().click();
  await expect.element(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expect.element(tile('Followers')).toHaveText('1');
  // Loading it again must not be what brings the button back.
  answers['GET /users/{userId}/profile'] = () => new Promise(() => {});
  letFail();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect.element(toasts.getByText('Couldn’t follow Eetu Salo')).toBeVisible();
  await expect.element(followButton()).toBeVisible();
  await expect.element(tile('Followers')).toHaveText('0');
});

test('a visitor sees what someone has made, and no private data or buttons to edit it', async () => {
  const { answers } = await openPublicProfile({
    ...eetu,
    shortDescription: 'Front-end developer who sketches on paper first',
    aboutMe: 'I draw maps.',
    interests: ['Maps', 'An interest with a rather long name to wrap'],
    location: 'Turku',
    githubUrl: 'https://github.com/eetu',
    badges: [{ name: 'Founder', description: 'Created a project', color: 'moss', icon: 'flag' }],
    techStack: [{ technology: 'Go', skillLevel: 'EXPERT', description: '' }],
    experience: [
      {
        id: 1,
        kind: 'experience',
        title: 'Trainee',
        organisation: 'Harbour Lab',
        from: '2025-06',
        to: '',
        text: '',
      },
    ],
  });
  answers['GET /users/{userId}/projects'] = [projectOf()];
  await expect.poll(() => document.title).toBe('Eetu Salo · Pieces');
  for (const text of ['Turku', 'I draw maps.', 'Trainee', 'Founder'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('tab', { name: 'Tech Stack' }).click();
  await expect.element(page.getByRole('button', { name: 'Expert' })).toBeVisible();
  await expect.poll(url).toBe('/profile/9?tab=tech-stack');
  await expect.element(page.getByRole('button', { name: /^(Edit|Add|Remove)/ })).toHaveLength(0);
  await page.getByRole('tab', { name: 'Projects' }).click();
  await expect.element(page.getByRole('article', { name: 'Harbour bells' })).toBeVisible();
  await expectAccessible();
});

test('your own public profile says how to edit it', async () => {
  const can = { follow: false, unfollow: false, invite: false, block: false, unblock: false };
  await openPublicProfile(publicProfileOf({ can }), { me: profileOf() });
  await expect.element(page.getByText('This is how others see your profile.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /ollow/ })).toHaveLength(0);
  await page.getByRole('link', { name: 'Edit your profile' }).click();
  await expect.poll(url).toBe('/profile');
});

test.each(['999999', 'nonsense', '0', '-1'])('an unknown person is not found: %s', async (id) => {
  await openPublicProfile(eetu, {
    address: `/profile/${id}`,
    answers: { 'GET /users/{userId}/profile': refusal('not_found') },
  });
  await expect
    .element(page.getByRole('heading', { name: 'This piece doesn’t fit anywhere' }))
    .toBeVisible();
  await expectAccessible();
});

test('a failure can be retried', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const { answers } = await openPublicProfile(eetu, {
    answers: {
      'GET /users/{userId}/profile': () => promise.then(() => new Response(null, { status: 500 })),
    },
  });
  await expect.element(page.getByText('Loading profile...')).toBeVisible();
  letFail();
  await expect.element(page.getByRole('alert')).toContainText('Failed to fetch profile');
  await expectAccessible();
  answers['GET /users/{userId}/profile'] = eetu;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Eetu Salo' })).toBeVisible();
});

test('sections below the projects appear with them', async () => {
  await openPublicProfile(eetu, {
    answers: { 'GET /users/{userId}/participations': () => new Promise(() => {}) },
  });
  await expect.element(page.getByText('Loading projects...')).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Recent Projects' })).toHaveLength(0);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Eetu Salo' })).toBeVisible();
});

test('someone’s recent projects leave out those in “Built together”', async () => {
  const recent = (id: number, name: string) => ({
    id,
    name,
    description: '',
    image: '',
    tech: [],
    stars: 0,
    forks: 0,
  });
  const recentProjects = [recent(1, 'Harbour bells'), recent(2, 'Bread Map')];
  await openPublicProfile(
    { ...eetu, recentProjects },
    { answers: { 'GET /users/{userId}/participations': [participationOf({ done: 1 })] } },
  );
  const headings = (name: string) =>
    textsOf(page.getByRole('region', { name }).getByRole('heading', { level: 3 }));
  await expect.poll(() => headings('Built together')).toEqual(['Harbour bells']);
  await expect.poll(() => headings('Recent Projects')).toEqual(['Bread Map']);
});

test('a lead can invite someone only if that person allows it', async () => {
  const me = profileOf();
  const led = projectOf();
  led.can.edit = true;
  const invite = page.getByRole('button', { name: 'Invite to a team' });
  const projects = { 'GET /projects/user': [led] };
  const can = { ...eetu.can, invite: true };
  const { answers } = await openPublicProfile({ ...eetu, can }, { me, answers: projects });
  await expect.element(invite).toBeVisible();
  await expectAccessible();
  answers['GET /users/{userId}/profile'] = eetu;
  await reload();
  await expect.element(followButton()).toBeVisible();
  await expect.element(invite).toHaveLength(0);
});

test('joins a team from a profile', async () => {
  const me = profileOf();
  const project = openProjectOf({ name: 'Harbour bells' });
  await openPublicProfile(eetu, {
    me,
    address: '/profile/9?tab=projects',
    answers: {
      ...joiningAnswers(project, me),
      'GET /users/{userId}/projects': () => [structuredClone(project)],
    },
  });
  const card = page.getByRole('article', { name: project.name });
  await card.getByRole('button', { name: 'Join Project' }).click();
  await expect.element(card.getByText('2 / 4 members')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Open Team Space' })).toHaveFocus();
});
