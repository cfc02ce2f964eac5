import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload, url } from '#tests/components/screens/open-screen.tsx';
import { pressOn } from '#tests/components/press-on.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { choose, expectOptions } from '#tests/components/selects.ts';
import { Component } from '#web/routes/business.tsx';

const now = '2030-05-15T12:00:00+03:00';
const notice = 'This is sample content';
const tab = (name: string) =>
  page.getByRole('tablist', { name: 'Business Portal' }).getByRole('tab', { name, exact: true });
const titles = () => page.getByRole('article').getByRole('heading', { level: 2 });
const counted = (text: string) => page.getByRole('status').filter({ hasText: text });

async function openPortal(search = '') {
  await openScreen(Component, `/business${search}`, { now });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Business Portal' }))
    .toBeVisible();
}

test('shows five tabs, keeps the current one in the URL and makes no calls', async () => {
  await openPortal();
  await expect
    .poll(() => textsOf(page.getByRole('tab')))
    .toEqual(['Overview', 'Challenges', 'Resources', 'Jobs', 'Achievements']);
  for (const name of ['Challenges', 'Resources', 'Jobs', 'Achievements']) {
    await tab(name).click();
    await expect.poll(url).toBe(`/business?tab=${name.toLowerCase()}`);
  }
  await reload();
  await expect.element(tab('Achievements')).toHaveAttribute('aria-selected', 'true');
  await tab('Overview').click();
  await expect.poll(url).toBe('/business');
  await expect.element(page.getByText('Sample content', { exact: true })).toHaveLength(1);
  await expectAccessible();
});

test('the links on the four summary cards switch tabs and move the focus', async () => {
  await openPortal();
  for (const [name, amount] of [
    ['Challenges', '9 open'],
    ['Resources', '20 to explore'],
    ['Jobs', '12 listings'],
    ['Achievements', '12 badges'],
  ] as const) {
    await expect.element(page.getByText(amount)).toBeVisible();
    await pressOn(page.getByRole('link', { name: `View All ${name}` }), '{Enter}');
    await expect.poll(url).toBe(`/business?tab=${name.toLowerCase()}`);
    await expect.element(tab(name)).toHaveFocus();
    history.back();
    await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true');
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
  test(`challenges, ${kind}: shows ${points}; its buttons say they do nothing yet`, async () => {
    await openPortal('?tab=challenges');
    await page.getByRole('tab', { name: kind }).click();
    await reload();
    await expect.element(page.getByRole('article')).toHaveLength(3);
    await expectAccessible();
    for (const card of page.getByRole('article').all()) {
      await expect.element(card).toContainText(points);
      await expect.element(card).toContainText('Active');
      await expect.element(card).toContainText(new RegExp(`${crowd}\\d+`));
      await expect.element(card).toContainText(/Deadline[A-Z][a-z]+ \d+, in \d+ (days|weeks)/);
      await expect
        .poll(() => textsOf(card.getByRole('button')))
        .toEqual(actions.map((name) => expect.stringMatching(`^${name} `)));
    }
    for (const name of actions) {
      await reload();
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: new RegExp(`^${name} `) })
        .click();
      await expect.element(page.getByText(notice)).toBeVisible();
    }
  });
}

test('sorts learning resources by rating, date and feedback', async () => {
  await openPortal('?tab=resources');
  await expect.element(titles().first()).toHaveText('A Game Loop in Forty Minutes');
  await expect.element(page.getByRole('article')).toHaveLength(12);
  await expectAccessible();
  await choose({ name: 'Sort by', option: 'Most recent' });
  await expect.element(titles().first()).toHaveText('How to Write a Pull Request People Enjoy');
  await choose({ name: 'Sort by', option: 'Most feedback' });
  await expect.element(titles().nth(2)).toHaveText('Draw a Button, Then Build It');
  await expect.poll(url).toBe('/business?tab=resources&sort=feedback');
  await choose({ name: 'Sort by', option: 'Top rated' });
  await expect.element(titles().nth(1)).toHaveText('Git Without Fear');
});

test('a learning resource shows its details, level and rating', async () => {
  await openPortal('?tab=resources');
  const card = page.getByRole('article', { name: 'Git Without Fear' });
  await expect.element(card).toContainText('Kuusenhavu Software');
  await expect.element(card).toContainText('Course');
  await expect.element(card).toContainText('Beginner');
  await expect.element(card).toContainText('4.8 of 5 stars (214 reviews)');
  await expect.element(card).toContainText('May 6');
  await expect
    .poll(() => textsOf(card.getByRole('list', { name: 'Topics' }).getByRole('listitem')))
    .toEqual(['Git', 'Teamwork']);
  await card.getByRole('link').click();
  await expect.element(page.getByText(notice)).toBeVisible();
  await expect.poll(url).toBe('/business?tab=resources');
});

test('filters learning resources by type and level; an empty list offers a reset', async () => {
  await openPortal('?tab=resources');
  await expectOptions('Type', ['All types', 'Course', 'Article', 'Video', 'Workshop']);
  await choose({ name: 'Type', option: 'Workshop' });
  await expect.element(counted('3 of 12 resources')).toBeVisible();
  await expectOptions('Level', ['All levels', 'Beginner', 'Intermediate', 'Advanced']);
  await choose({ name: 'Level', option: 'Beginner' });
  await expect.poll(() => textsOf(titles())).toEqual(['Your First Test, Written in a Pair']);
  await reload();
  await expect.poll(() => textsOf(titles())).toEqual(['Your First Test, Written in a Pair']);
  await choose({ name: 'Level', option: 'Advanced' });
  await expect
    .element(page.getByText('No learning resources found for this type and level.'))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Show all resources' }).click();
  await expect.element(page.getByRole('article')).toHaveLength(12);
  await expect.element(page.getByRole('combobox', { name: 'Type' })).toHaveFocus();
  await expect.poll(url).toBe('/business?tab=resources');
});

test('company ideas show category, status, feedback and date, in the chosen order', async () => {
  await openPortal('?tab=resources');
  await page.getByRole('tab', { name: 'Company Ideas' }).click();
  await reload();
  await expect.element(page.getByRole('article')).toHaveLength(8);
  await expectAccessible();
  const card = page.getByRole('article').first();
  await expect.element(card).toContainText('Salary ranges in every job listing');
  await expect.element(card).toContainText('Hilletie Health, May 13');
  await expect.element(card).toContainText('Career');
  await expect.element(card).toContainText('Completed');
  await expect.element(card).toContainText('231 positive');
  await expect.element(card).toContainText('64 comments');
  await choose({ name: 'Sort by', option: 'Most feedback' });
  await expect
    .element(titles().nth(1))
    .toHaveText('Meeting-free mornings until the days get longer');
  await choose({ name: 'Sort by', option: 'Most recent' });
  await expect.element(titles().nth(1)).toHaveText('A junior runs every other retrospective');
});

test('a job shows its details; its description is cut at 200 characters', async () => {
  await openPortal('?tab=jobs');
  await expect.element(page.getByRole('article')).toHaveLength(12);
  await expectAccessible();
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
    await expect.element(card).toContainText(text);
  }
  const description = card.css('p').filter({ hasText: 'Every night forty' });
  expect(lengthOf(description)).toBe(201);
  await expect.element(description).toHaveText(/…$/);
  await card.getByRole('button', { name: 'Show more about Junior Data Engineer' }).click();
  expect(lengthOf(description)).toBe(290);
  await card.getByRole('button', { name: 'Show less' }).click();
  expect(lengthOf(description)).toBe(201);
  const short = page.getByRole('article', { name: 'Part-time Developer Alongside Your Studies' });
  await expect.element(short).toContainText('Exam weeks are yours: nobody calls.');
  await expect.element(short.getByRole('button', { name: /^Show/ })).toHaveLength(0);
});

test('filters jobs by type, level and the first part of the location; Reset clears the filters', async () => {
  await openPortal('?tab=jobs');
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect.element(reset).toHaveAttribute('aria-disabled', 'true');
  await expectOptions('Type', ['All types', 'Full-time', 'Part-time', 'Contract', 'Internship']);
  await choose({ name: 'Type', option: 'Contract' });
  await expect.element(counted('2 of 12 jobs')).toBeVisible();
  await expectOptions('Level', ['All levels', 'Junior', 'Mid-level', 'Senior', 'Lead']);
  await choose({ name: 'Level', option: 'Lead' });
  await expect.poll(() => textsOf(titles())).toEqual(['Interim Lead, Registry Migration']);
  await choose({ name: 'Location', option: 'Tallinn' });
  await expect
    .poll(url)
    .toBe('/business?tab=jobs&jobType=Contract&jobLevel=Lead&jobLocation=Tallinn');
  await reload();
  await expect.poll(() => textsOf(titles())).toEqual(['Interim Lead, Registry Migration']);
  await choose({ name: 'Location', option: 'Helsinki' });
  await expect
    .element(page.getByText('No job listings found matching your criteria.'))
    .toBeVisible();
  await reset.click();
  await expect.poll(url).toBe('/business?tab=jobs');
  await expect.element(page.getByRole('article')).toHaveLength(12);
  await expect.element(reset).toHaveFocus();
});

test('resetting an empty job list keeps the focus', async () => {
  await openPortal('?tab=jobs&jobType=Internship&jobLevel=Lead');
  await pressOn(page.getByRole('button', { name: 'Show all jobs' }), '{Enter}');
  await expect.element(page.getByRole('article')).toHaveLength(12);
  await expect.element(page.getByRole('button', { name: 'Reset' })).toHaveFocus();
});

test('a saved job stays saved in the browser until it is removed', async () => {
  await openPortal('?tab=jobs');
  const save = page.getByRole('button', { name: 'Save Junior Data Engineer' });
  await expect.element(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect.element(save).toHaveAttribute('aria-pressed', 'true');
  await expect.element(counted('12 of 12 jobs · 1 saved')).toBeVisible();
  await reload();
  await expect.element(save).toHaveAttribute('aria-pressed', 'true');
  await pressOn(save, ' ');
  await expect.element(save).toHaveAttribute('aria-pressed', 'false');
  await reload();
  await expect.element(save).toHaveAttribute('aria-pressed', 'false');
});

for (const width of [1280, 390]) {
  test(`the leaderboard is a table at ${width} px: top 3 with a star, an arrow above a lower total`, async () => {
    await page.viewport(width, 844);
    await openPortal('?tab=achievements');
    const table = page.getByRole('table', { name: 'Company leaderboard' });
    await expect
      .poll(() => textsOf(table.getByRole('columnheader')))
      .toEqual([
        'Rank',
        'Company',
        'Engagement',
        'Project success',
        'Innovation score',
        'Total score',
      ]);
    const rows = table.css('tbody').getByRole('row');
    await expect.element(rows).toHaveLength(10);
    await expect.element(rows.filter({ hasText: 'top 3' })).toHaveLength(3);
    await expect.element(rows.nth(2)).toContainText('Hilletie Health');
    await expect.element(rows.nth(2)).toContainText('top 3');
    // Fifth and sixth have the same total, and the last row has none below.
    await expect
      .poll(() => textsOf(rows.filter({ hasNotText: 'ahead of the next' })))
      .toEqual([expect.stringMatching(/Verstas Nine/), expect.stringMatching(/Lumipiste Labs/)]);
    const first = rows.first();
    await expect.element(first.getByRole('rowheader')).toHaveText('Kuusenhavu Software');
    await expect
      .poll(() => textsOf(first.getByRole('cell')))
      .toEqual([
        expect.stringMatching(/^1/),
        expect.stringMatching(/97%$/),
        expect.stringMatching(/94%$/),
        expect.stringMatching(/91%$/),
        expect.stringMatching(/94%$/),
      ]);
    const { right } = table.element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(width);
  });
}

test('shows badges and trending ideas', async () => {
  await openPortal('?tab=achievements');
  const badges = page.getByRole('region', { name: 'Badges' }).getByRole('listitem');
  await expect.element(badges).toHaveLength(12);
  await expectAccessible();
  await expect.element(badges.first()).toContainText('Open Door');
  await expect.element(badges.first()).toContainText('Invited juniors to visit its workplace');
  await expect.element(badges.first()).toContainText('Verstas Nine, Tuiskukivi Games');
  const ideas = page.getByRole('region', { name: 'Trending ideas' }).getByRole('listitem');
  await expect.element(ideas).toHaveLength(5);
  for (const text of [
    'A map of workplaces that answer every application',
    'Saaripolku Data',
    'Career',
    '482 people',
    '+64%',
    'In progress',
  ]) {
    await expect.element(ideas.first()).toContainText(text);
  }
});

const lengthOf = (text: Locator) => Array.from(text.element().textContent ?? '').length;
