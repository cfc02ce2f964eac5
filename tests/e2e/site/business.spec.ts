import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { choose, expectOptions } from '#tests/e2e/support/selects.ts';

const now = '2030-05-15T12:00:00+03:00';
const notice = 'This is sample content';
const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Business Portal' }).getByRole('tab', { name, exact: true });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const counted = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function openPortal(page: Page, search = '') {
  await page.goto(`/business${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Business Portal' })).toBeVisible();
}

test('shows five tabs, keeps the current one in the URL and makes no calls', async ({
  openPage,
}) => {
  const page = await openPage({ now });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
  });
  await openPortal(page);
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'Challenges',
    'Resources',
    'Jobs',
    'Achievements',
  ]);
  for (const name of ['Challenges', 'Resources', 'Jobs', 'Achievements']) {
    await tab(page, name).click();
    await expect(page).toHaveURL(`/business?tab=${name.toLowerCase()}`);
  }
  await page.reload();
  await expect(tab(page, 'Achievements')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Overview').click();
  await expect(page).toHaveURL('/business');
  await expect(page.getByText('Sample content', { exact: true })).toHaveCount(1);
  expect(calls).toEqual([]);
});

test('the links on the four summary cards switch tabs and move the focus', async ({ openPage }) => {
  const page = await openPage({ now });
  await openPortal(page);
  for (const [name, amount] of [
    ['Challenges', '9 open'],
    ['Resources', '20 to explore'],
    ['Jobs', '12 listings'],
    ['Achievements', '12 badges'],
  ] as const) {
    await expect(page.getByText(amount)).toBeVisible();
    await page.getByRole('link', { name: `View All ${name}` }).press('Enter');
    await expect(page).toHaveURL(`/business?tab=${name.toLowerCase()}`);
    await expect(tab(page, name)).toBeFocused();
    await page.goBack();
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  }
});

for (const { kind, points, actions, crowd } of [
  {
    kind: 'Weekly Reviews',
    points: '100 points',
    actions: ['View Details', 'Participate'],
    crowd: 'Participants',
  },
  { kind: 'Problem Solving', points: '250 points', actions: ['Join Team'], crowd: 'Teams' },
  {
    kind: 'Idea Enhancement',
    points: '300 points',
    actions: ['Submit Enhancement'],
    crowd: 'Participants',
  },
]) {
  test(`challenges, ${kind}: shows ${points}; its buttons say they do nothing yet`, async ({
    openPage,
  }) => {
    const page = await openPage({ now });
    await openPortal(page, '?tab=challenges');
    await page.getByRole('tab', { name: kind }).click();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const card of await page.getByRole('article').all()) {
      await expect(card).toContainText(points);
      await expect(card).toContainText('Active');
      await expect(card).toContainText(new RegExp(`${crowd}\\d+`));
      await expect(card).toContainText(/Deadline[A-Z][a-z]+ \d+, in \d+ (days|weeks)/);
      await expect(card.getByRole('button')).toHaveText(
        actions.map((name) => new RegExp(`^${name} `)),
      );
    }
    for (const name of actions) {
      await page.reload();
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: new RegExp(`^${name} `) })
        .click();
      await expect(page.getByText(notice)).toBeVisible();
    }
  });
}

test('sorts learning resources by rating, date and feedback', async ({ openPage }) => {
  const page = await openPage({ now });
  await openPortal(page, '?tab=resources');
  await expect(titles(page).first()).toHaveText('A Game Loop in Forty Minutes');
  await expect(page.getByRole('article')).toHaveCount(12);
  await choose(page, { name: 'Sort by', option: 'Most recent' });
  await expect(titles(page).first()).toHaveText('How to Write a Pull Request People Enjoy');
  await choose(page, { name: 'Sort by', option: 'Most feedback' });
  await expect(titles(page).nth(2)).toHaveText('Draw a Button, Then Build It');
  await expect(page).toHaveURL('/business?tab=resources&sort=feedback');
  await choose(page, { name: 'Sort by', option: 'Top rated' });
  await expect(titles(page).nth(1)).toHaveText('Git Without Fear');
});

test('a learning resource shows its details, level and rating', async ({ openPage }) => {
  const page = await openPage({ now });
  await openPortal(page, '?tab=resources');
  const card = page.getByRole('article', { name: 'Git Without Fear' });
  await expect(card).toContainText('Kuusenhavu Software');
  await expect(card).toContainText('Course');
  await expect(card).toContainText('Beginner');
  await expect(card).toContainText('4.8 of 5 stars (214 reviews)');
  await expect(card).toContainText('May 6');
  await expect(card.getByRole('list', { name: 'Topics' }).getByRole('listitem')).toHaveText([
    'Git',
    'Teamwork',
  ]);
  await card.getByRole('link').click();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page).toHaveURL('/business?tab=resources');
});

test('filters learning resources by type and level; an empty list offers a reset', async ({
  openPage,
}) => {
  const page = await openPage({ now });
  await openPortal(page, '?tab=resources');
  await expectOptions(page, 'Type', ['All types', 'Course', 'Article', 'Video', 'Workshop']);
  await choose(page, { name: 'Type', option: 'Workshop' });
  await expect(counted(page, '3 of 12 resources')).toBeVisible();
  await expectOptions(page, 'Level', ['All levels', 'Beginner', 'Intermediate', 'Advanced']);
  await choose(page, { name: 'Level', option: 'Beginner' });
  await expect(titles(page)).toHaveText(['Your First Test, Written in a Pair']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Your First Test, Written in a Pair']);
  await choose(page, { name: 'Level', option: 'Advanced' });
  await expect(
    page.getByText('No learning resources found for this type and level.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show all resources' }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused();
  await expect(page).toHaveURL('/business?tab=resources');
});

test('company ideas show category, status, feedback and date, in the chosen order', async ({
  openPage,
}) => {
  const page = await openPage({ now });
  await openPortal(page, '?tab=resources');
  await page.getByRole('tab', { name: 'Company Ideas' }).click();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(8);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Salary ranges in every job listing');
  await expect(card).toContainText('Hilletie Health, May 13');
  await expect(card).toContainText('Career');
  await expect(card).toContainText('Completed');
  await expect(card).toContainText('231 positive');
  await expect(card).toContainText('64 comments');
  await choose(page, { name: 'Sort by', option: 'Most feedback' });
  await expect(titles(page).nth(1)).toHaveText('Meeting-free mornings until the days get longer');
  await choose(page, { name: 'Sort by', option: 'Most recent' });
  await expect(titles(page).nth(1)).toHaveText('A junior runs every other retrospective');
});

test('a job shows its details; its description is cut at 200 characters', async ({ openPage }) => {
  const page = await openPage({ now });
  await openPortal(page, '?tab=jobs');
  await expect(page.getByRole('article')).toHaveCount(12);
  const card = page.getByRole('article', { name: 'Junior Data Engineer' });
  for (const text of [
    'Saaripolku Data',
    'Turku, Finland',
    'Full-time',
    'Junior',
    /€3,100\s–\s€3,600 a month/,
    '4.7 of 5 stars (33 reviews)',
    'Posted 6 days ago',
    'SQL beyond the basics',
    'A bicycle',
    'PostgreSQL',
  ]) {
    await expect(card).toContainText(text);
  }
  const description = card.locator('p').filter({ hasText: 'Every night forty' });
  expect(await lengthOf(description)).toBe(201);
  await expect(description).toHaveText(/…$/);
  await card.getByRole('button', { name: 'Show more about Junior Data Engineer' }).click();
  expect(await lengthOf(description)).toBe(290);
  await card.getByRole('button', { name: 'Show less' }).click();
  expect(await lengthOf(description)).toBe(201);
  const short = page.getByRole('article', { name: 'Part-time Developer Alongside Your Studies' });
  await expect(short).toContainText('Exam weeks are yours: nobody calls.');
  await expect(short.getByRole('button', { name: /^Show/ })).toHaveCount(0);
});

test('filters jobs by type, level and the first part of the location; Reset clears the filters', async ({
  openPage,
}) => {
  const page = await openPage({ now });
  await openPortal(page, '?tab=jobs');
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
  await expectOptions(page, 'Type', [
    'All types',
    'Full-time',
    'Part-time',
    'Contract',
    'Internship',
  ]);
  await choose(page, { name: 'Type', option: 'Contract' });
  await expect(counted(page, '2 of 12 jobs')).toBeVisible();
  await expectOptions(page, 'Level', ['All levels', 'Junior', 'Mid-level', 'Senior', 'Lead']);
  await choose(page, { name: 'Level', option: 'Lead' });
  await expect(titles(page)).toHaveText(['Interim Lead, Registry Migration']);
  await choose(page, { name: 'Location', option: 'Tallinn' });
  await expect(page).toHaveURL(
    '/business?tab=jobs&jobType=Contract&jobLevel=Lead&jobLocation=Tallinn',
  );
  await page.reload();
  await expect(titles(page)).toHaveText(['Interim Lead, Registry Migration']);
  await choose(page, { name: 'Location', option: 'Helsinki' });
  await expect(page.getByText('No job listings found matching your criteria.')).toBeVisible();
  await reset.click();
  await expect(page).toHaveURL('/business?tab=jobs');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(reset).toBeFocused();
});

test('resetting an empty job list keeps the focus', async ({ openPage }) => {
  const page = await openPage({ now });
  await openPortal(page, '?tab=jobs&jobType=Internship&jobLevel=Lead');
  await page.getByRole('button', { name: 'Show all jobs' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
});

test('a saved job stays saved in the browser until it is removed', async ({ openPage }) => {
  const page = await openPage({ now });
  await openPortal(page, '?tab=jobs');
  const save = page.getByRole('button', { name: 'Save Junior Data Engineer' });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(counted(page, '12 of 12 jobs · 1 saved')).toBeVisible();
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.press('Space');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

for (const width of [1280, 390]) {
  test(`the leaderboard is a table at ${width} px: top 3 with a star, an arrow above a lower total`, async ({
    openPage,
  }) => {
    const page = await openPage({ now, viewport: { width, height: 844 } });
    await openPortal(page, '?tab=achievements');
    const table = page.getByRole('table', { name: 'Company leaderboard' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Rank',
      'Company',
      'Engagement',
      'Project success',
      'Innovation score',
      'Total score',
    ]);
    const rows = table.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(10);
    await expect(rows.filter({ hasText: 'top 3' })).toHaveCount(3);
    await expect(rows.nth(2)).toContainText('Hilletie Health');
    await expect(rows.nth(2)).toContainText('top 3');
    // Fifth and sixth have the same total, and the last row has none below.
    await expect(rows.filter({ hasNotText: 'ahead of the next' })).toHaveText([
      /Verstas Nine/,
      /Lumipiste Labs/,
    ]);
    const first = rows.first();
    await expect(first.getByRole('rowheader')).toHaveText('Kuusenhavu Software');
    await expect(first.getByRole('cell')).toHaveText([/^1/, /97%$/, /94%$/, /91%$/, /94%$/]);
    const right = await table.evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(width);
  });
}

test('shows badges and trending ideas', async ({ openPage }) => {
  const page = await openPage({ now });
  await openPortal(page, '?tab=achievements');
  const badges = page.getByRole('region', { name: 'Badges' }).getByRole('listitem');
  await expect(badges).toHaveCount(12);
  await expect(badges.first()).toContainText('Open Door');
  await expect(badges.first()).toContainText('Invited juniors to visit its workplace');
  await expect(badges.first()).toContainText('Verstas Nine, Tuiskukivi Games');
  const ideas = page.getByRole('region', { name: 'Trending ideas' }).getByRole('listitem');
  await expect(ideas).toHaveCount(5);
  for (const text of [
    'A map of workplaces that answer every application',
    'Saaripolku Data',
    'Career',
    '482 people',
    '+64%',
    'In progress',
  ]) {
    await expect(ideas.first()).toContainText(text);
  }
});

const lengthOf = async (text: ReturnType<Page['locator']>) =>
  Array.from((await text.textContent()) ?? '').length;
