import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ActivityType } from '#contract/values/vocabulary.ts';
import { refusal } from '#tests/components/answers.ts';
import { reload, url } from '#tests/components/open-screen.tsx';
import { openOwnProfile } from '#tests/components/own-profile.tsx';
import { participationOf } from '#tests/components/participations.ts';
import { profileOf } from '#tests/components/people.ts';
import { readText, textsOf } from '#tests/components/read-text.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

const recentProject = {
  id: 1,
  name: 'Harbour bells',
  description: 'Which bell rings when.',
  image: '',
  tech: ['Svelte', 'Go'],
  stars: 0,
  forks: 0,
};
const part = (name: string) => page.getByRole('region', { name });
const tile = (name: string) => page.css('dl > div').filter({ hasText: name }).css('dd');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('shows a spinner, then the failure or what the server says; retrying loads the profile', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const { answers, profile } = await openOwnProfile();
  answers['GET /users/profile'] = () => promise.then(() => new Response(null, { status: 500 }));
  await reload();
  await expect.element(page.getByText('Loading profile...')).toBeVisible();
  letFail();
  await expect.element(page.getByRole('alert')).toContainText('Failed to fetch profile');
  answers['GET /users/profile'] = refusal('internal', { message: 'The tide is out.' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('alert')).toContainText('The tide is out.');
  await expect.element(page.getByText('Failed to fetch profile')).toHaveLength(0);
  answers['GET /users/profile'] = profile;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading('Aino Virtanen')).toBeVisible();
});

test('the header shows the name, links, location, join date and streak', async () => {
  const links = {
    githubUrl: 'https://github.com/aino',
    linkedinUrl: 'https://www.linkedin.com/in/aino',
    xurl: 'https://x.com/aino',
    personalWebsiteUrl: 'https://aino.example/',
  };
  await openOwnProfile({
    shortDescription: 'Likes maps',
    location: 'Turku, Finland',
    stats: { ...profileOf().stats, streak: 1 },
    ...links,
  });
  const head = page.css('main header');
  await expect.element(head.getByRole('heading', { level: 1 })).toHaveText('Aino Virtanen');
  expect(document.title).toBe('Aino Virtanen · Pieces');
  for (const text of ['Likes maps', 'Turku, Finland', 'Joined January 1, 2026', '1-day streak'])
    await expect.element(head.getByText(text)).toBeVisible();
  for (const [name, address] of [
    ['GitHub', links.githubUrl],
    ['LinkedIn', links.linkedinUrl],
    ['X', links.xurl],
    ['Website', links.personalWebsiteUrl],
  ] as const) {
    const link = head.getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', address);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect.element(link.css('svg')).toBeVisible();
  }
  await expect
    .poll(() => textsOf(head.getByRole('button')))
    .toEqual(['Add photo', 'Edit Profile', 'Add Experience', 'Add Education']);
  await head.getByRole('link', { name: 'Add Project' }).click();
  await expect.poll(url).toBe('/project-submission');
});

test('four tiles count projects, contributions, followers and following, and follow what’s done elsewhere', async () => {
  const stats = { streak: 0, projects: 1, contributions: 12, followers: 3, following: 0 };
  const { profile } = await openOwnProfile({ stats });
  await expect
    .poll(() => textsOf(page.css('main dl dt')))
    .toEqual(['Projects', 'Contributions', 'Followers', 'Following']);
  const counts = () => textsOf(page.css('main dl dd'));
  await expect.poll(counts).toEqual(['1', '12', '3', '0']);
  await expect.poll(() => queryClient.isFetching()).toBe(0);

  profile.stats = { ...stats, projects: 2 };
  vi.useFakeTimers({ now: Date.now() + 3_000, toFake: ['Date'] });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(tile('Projects')).toHaveText('2');
});

test('shows five tabs and keeps the current one in the URL', async () => {
  await openOwnProfile();
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect
    .poll(() => textsOf(page.getByRole('tab')))
    .toEqual(['Overview', 'Projects', 'Tech Stack', 'Activity', 'Achievements']);
  await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await tab('Tech Stack').click();
  await expect.poll(url).toBe('/profile?tab=tech-stack');
  await reload();
  await expect.element(tab('Tech Stack')).toHaveAttribute('aria-selected', 'true');
  await tab('Tech Stack').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(url).toBe('/profile?tab=activity');
  await tab('Overview').click();
  await expect.poll(url).toBe('/profile');
});

test('an unknown tab shows the Overview', async () => {
  await openOwnProfile({}, '/profile?tab=nonsense');
  await expect
    .element(page.getByRole('tab', { name: 'Overview' }))
    .toHaveAttribute('aria-selected', 'true');
});

test('the Overview shows projects, interests, badges and achievements', async () => {
  await openOwnProfile({
    aboutMe: 'I draw maps.\nAnd walk them.',
    interests: ['Maps', 'Bells'],
    recentProjects: [recentProject],
    badges: [{ name: 'Founder', description: 'Created a project', color: 'moss', icon: 'flag' }],
    achievements: [
      {
        name: 'First project',
        description: 'Created a project',
        date: '2026-03-02T09:00:00.000Z',
        icon: 'flag',
      },
    ],
  });
  await expect.element(part('About Me')).toContainText('I draw maps.');
  await expect
    .poll(() => textsOf(part('Interests').getByRole('listitem')))
    .toEqual(['Maps', 'Bells']);
  await expect.element(part('Badges')).toContainText('Founder');
  await expect.element(part('Achievements')).toContainText('First project');
  await expect.element(part('Achievements')).toContainText('March 2, 2026');
  const recent = part('Recent Projects');
  await expect.element(recent.getByRole('heading', { name: 'Harbour bells' })).toBeVisible();
  await expect.element(recent.getByText('Which bell rings when.')).toBeVisible();
  await expect
    .poll(() => textsOf(recent.getByRole('list', { name: 'Technologies' }).getByRole('listitem')))
    .toEqual(['Svelte', 'Go']);
  await expect.element(recent.getByTitle('0 stars')).toHaveLength(0);
  await expect.element(recent.getByTitle('0 forks')).toHaveLength(0);
  await expect
    .element(recent.getByRole('link', { name: 'View Harbour bells' }))
    .toHaveAttribute('href', '/team-workspace/1');
});

test('what comes below the projects waits for them, so that nothing moves under a click', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const profile = profileOf({ recentProjects: [recentProject] });
  const { answers } = await openOwnProfile(profile);
  answers['GET /users/{userId}/participations'] = () =>
    promise.then(() => new Response(null, { status: 500 }));
  await reload();
  await expect.element(page.getByText('Loading projects...')).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Recent Projects' })).toHaveLength(0);
  await expect.element(heading('Aino Virtanen')).toBeVisible();
  letFail();
  await expect.element(page.getByText('Couldn’t load what was built together.')).toBeVisible();
  const link = page.getByRole('link', { name: 'View Harbour bells' });
  await expect.element(link).toBeVisible();
  // It stays while the rest is loaded again.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  answers['GET /users/{userId}/participations'] = () =>
    held.then(() => [participationOf({ done: 1 })]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(link).toBeVisible();
  letGo();
  await expect.element(part('Built together').getByRole('listitem')).toHaveLength(1);
});

test('empty sections say what will be there', async () => {
  await openOwnProfile();
  for (const [name, words] of [
    ['About Me', 'What do you like to build'],
    ['Recent Projects', 'Projects you create or join show up here'],
    ['Experience', 'Add your jobs'],
    ['Education', 'Add your schools'],
    ['Interests', 'Add what you’re interested in'],
    ['Badges', 'You earn badges for what you do'],
    ['Achievements', 'are kept here'],
  ] as const)
    await expect.element(part(name)).toContainText(words);
  for (const [name, words] of [
    ['Projects', 'You haven’t joined a team yet'],
    ['Tech Stack', 'No technologies yet'],
    ['Activity', 'No activity yet'],
    ['Achievements', 'No achievements yet'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect.element(page.getByRole('tabpanel', { name })).toContainText(words);
  }
});

test('activity has the verbs of its type', async () => {
  const verbs = {
    commit: 'Committed to',
    pull_request: 'Created pull request for',
    issue: 'Opened issue in',
    other: 'Commented on',
    project_created: 'Created',
    project_joined: 'Joined',
    ticket_created: 'Created a ticket in',
    ticket_started: 'Started a ticket in',
    ticket_reviewed: 'Reviewed a ticket in',
    ticket_done: 'Finished a ticket in',
  } satisfies Record<ActivityType, string>;
  const date = '2026-03-02T09:00:00.000Z';
  const activity = (Object.keys(verbs) as ActivityType[]).map((type) => ({
    type,
    project: 'Harbour bells',
    date,
    link: '/projects/1',
  }));
  await openOwnProfile({ activity }, '/profile?tab=activity');
  const entries = page.getByRole('tabpanel').getByRole('listitem');
  await expect
    .poll(() => entries.css('p').elements().map(readText))
    .toEqual(Object.values(verbs).map((verb) => `${verb} Harbour bells`));
});
