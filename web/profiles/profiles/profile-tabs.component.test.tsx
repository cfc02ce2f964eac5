import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import type { ActivityType } from '#contract/values/vocabulary.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { openOwnProfile } from '#tests/components/screens/own-profile.tsx';
import { participationOf } from '#tests/components/participations.ts';
import { profileOf } from '#tests/components/people.ts';
import { readText, textsOf } from '#tests/components/read-text.ts';

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
        badge: 'Founder',
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
  await expectAccessible();
});

test.each([
  [1280, 5, 4],
  [390, 5, 2],
  [390, 4, 4],
])(
  'at %i px, of %i achievements, the Overview shows the newest %i',
  async (width, count, shown) => {
    await page.viewport(width, 844);
    const names = ['Fifth', 'Fourth', 'Third', 'Second', 'First'].slice(-count);
    const award = {
      description: 'Bells',
      badge: '',
      icon: 'check',
      date: '2026-03-02T09:00:00.000Z',
    } as const;
    await openOwnProfile({ achievements: names.map((name) => ({ ...award, name })) });
    const isShown = (item: Element) => item.checkVisibility();
    const items = part('Achievements').getByRole('listitem');
    await expect.poll(() => items.elements().filter(isShown)).toHaveLength(shown);
    const all = page.getByRole('link', { name: 'All badges and achievements' });
    await expect.element(all).toHaveLength(count > 4 ? 1 : 0);
  },
);

test('sections below the projects appear with them, so nothing moves under a click', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const profile = profileOf({ recentProjects: [recentProject] });
  const { answers } = await openOwnProfile(profile);
  answers['GET /users/{userId}/participations'] = () =>
    promise.then(() => new Response(null, { status: 500 }));
  await reload();
  await expect.element(page.getByText('Loading projects...')).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Recent Projects' })).toHaveLength(0);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Aino Virtanen' }))
    .toBeVisible();
  letFail();
  await expect.element(page.getByText('Couldn’t load “Built together”.')).toBeVisible();
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

test('the Overview lists each project once: “Built together” keeps those with work', async () => {
  const other = { ...recentProject, id: 2, name: 'Bread Map' };
  const { profile, answers } = await openOwnProfile({ recentProjects: [recentProject, other] });
  const withWork = (id: number) =>
    participationOf({ id, project: { id, name: `Project ${id}`, completedAt: null }, done: 1 });
  answers['GET /users/{userId}/participations'] = [withWork(1)];
  await reload();
  const recent = part('Recent Projects');
  await expect.element(part('Built together').getByRole('heading', { level: 3 })).toHaveLength(1);
  await expect
    .poll(() => textsOf(recent.getByRole('heading', { level: 3 })))
    .toEqual(['Bread Map']);
  // Nothing is left, so neither the heading nor “Projects you create or join” is shown.
  for (const projects of [[recentProject, other], []]) {
    profile.recentProjects = projects;
    answers['GET /users/{userId}/participations'] = [withWork(1), withWork(2)];
    await reload();
    await expect.element(part('Built together').getByRole('heading', { level: 3 })).toHaveLength(2);
    await expect.element(part('Experience')).toBeVisible();
    await expect.element(recent).toHaveLength(0);
  }
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
    ['Achievements', 'show up here'],
  ] as const)
    await expect.element(part(name)).toContainText(words);
  await expectAccessible();
  for (const [name, words] of [
    ['Projects', 'You haven’t joined a team yet'],
    ['Tech Stack', 'No technologies yet'],
    ['Activity', 'No activity yet'],
    ['Achievements', 'No achievements yet'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect.element(page.getByRole('tabpanel', { name })).toContainText(words);
  }
  await expectAccessible();
});

test('each type of activity has its own verb', async () => {
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
    ticket: null,
  }));
  await openOwnProfile({ activity }, '/profile?tab=activity');
  const entries = page.getByRole('tabpanel').getByRole('listitem');
  await expect
    .poll(() => entries.css('p').elements().map(readText))
    .toEqual(Object.values(verbs).map((verb) => `${verb} Harbour bells`));
  await expect
    .element(entries.getByRole('link', { name: 'Created Harbour bells' }))
    .toHaveAttribute('href', '/projects/1');
});

test('activity names tickets with a link, and says once what repeats on a day', async () => {
  const entry = (type: ActivityType, id: number) => ({
    type,
    project: 'Harbour bells',
    date: '2026-03-02T09:00:00.000Z',
    link: `/tickets/1/${id}`,
    ticket: `Bell ${id}`,
  });
  const created = [2, 3, 4, 5].map((id) => entry('ticket_created', id));
  // Two comments on one ticket name it once.
  const comments = [6, 6].map((id) => entry('other', id));
  const activity = [entry('ticket_done', 1), ...created, ...comments];
  await openOwnProfile({ activity }, '/profile?tab=activity');
  const panel = page.getByRole('tabpanel');
  await expect
    .poll(() => panel.css('ol > li p').elements().map(readText))
    .toEqual([
      'Finished a ticket in Harbour bells: Bell 1',
      'Created 4 tickets in Harbour bells',
      'Wrote 2 comments in Harbour bells',
    ]);
  const titles = panel.css('ol ul');
  await expect
    .poll(() => titles.elements().map((list) => [...list.children].map(readText)))
    .toEqual([['Bell 2', 'Bell 3', 'Bell 4', 'and 1 more'], ['Bell 6']]);
  await expect
    .element(panel.getByRole('link', { name: 'Bell 3' }))
    .toHaveAttribute('href', '/tickets/1/3');
  await expectAccessible();
});

test('the calendar and the list below it have the days of their reader', async () => {
  const date = '2026-03-02T22:30:00.000Z';
  const activity = [
    { type: 'commit', project: 'Harbour bells', date, link: '/projects/1', ticket: null } as const,
  ];
  const { answers } = await openOwnProfile({ activity }, '/profile?tab=activity');
  vi.useFakeTimers({ now: new Date('2026-03-04T09:00:00Z'), toFake: ['Date'] });
  answers['GET /users/{userId}/activity-days'] = ({ query }) => [
    { day: query.get('timeZone') === 'Europe/Helsinki' ? '2026-03-03' : '2026-03-02', count: 1 },
  ];
  await reload();
  const panel = page.getByRole('tabpanel');
  await expect.element(panel.getByTitle('Tuesday, March 3, 2026: 1 action')).toBeInTheDocument();
  await expect.element(panel.getByRole('heading', { name: 'Mar 3', exact: true })).toBeVisible();
  await expect.element(panel.getByRole('table', { name: 'Activity by month' })).toBeInTheDocument();
  await expectAccessible();
});

test('badges and achievements are one puzzle; pairs are one piece; open ones are gaps and say how far they are', async () => {
  const award = { description: 'Bells', badge: '', icon: 'check' } as const;
  const open = (name: string, progress: { count: number; goal: number } | null) => ({
    ...award,
    name,
    progress,
  });
  const achievements = [{ ...award, name: 'First', date: '2026-03-02T09:00:00.000Z' }];
  const awards = {
    badges: [{ ...award, name: 'Founder', color: 'moss' as const }],
    openBadges: [open('Steady', { count: 4, goal: 7 })],
    achievements,
    openAchievements: [
      { ...open('Week', null), badge: 'Steady' },
      open('Ten', { count: 3, goal: 10 }),
    ],
  };
  await openOwnProfile(awards, '/profile?tab=achievements');
  const panel = page.getByRole('tabpanel');
  await expect.element(panel.getByRole('heading', { name: '2 of 4 earned' })).toBeVisible();
  await expect
    .poll(() => textsOf(panel.getByRole('listitem')))
    .toEqual([
      'FounderBells',
      'FirstBellsMarch 2, 2026',
      'Steady · WeekBells4 of 7',
      'TenBells3 of 10',
    ]);
  const gaps = panel.css('[title]:has(.fill-socket)');
  await expect
    .poll(() => gaps.elements().map((gap) => gap.getAttribute('title')))
    .toEqual(['Steady', 'Ten']);
  await expectAccessible();
});
