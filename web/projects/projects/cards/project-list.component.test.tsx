import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { focusOn } from '#tests/components/press-on.ts';
import { cardOf, openProjectList } from '#tests/components/screens/project-list.tsx';
import { projectOf } from '#tests/components/projects.ts';
import { choose, expectOptions } from '#tests/components/selects.ts';

const searchBox = () =>
  page.getByPlaceholder('Search projects by name, technology, or description');
const cards = () => page.getByRole('article');
const pageLink = (name: string) => page.getByRole('link', { name, exact: true });

/** Types into the field with the focus, and waits until React has started what follows from it. */
async function type(text: string) {
  document.execCommand('insertText', false, text);
  await scheduler.postTask(() => {}, { priority: 'background' });
}

/** Projects named "Bells 1" and so on. */
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    projectOf({ id: index + 1, name: `Bells ${index + 1}` }),
  );

test('a card shows the details of a project', async () => {
  const name = 'A project with a rather long name that has to fit on the card';
  await openProjectList([
    projectOf({
      name,
      description: 'When the next ferry leaves, and whether there is room for bicycles.',
      teamSize: 3,
      difficulty: 'Advanced',
      status: 'In Progress',
      lookingFor: ['Sailor'],
      techStack: ['Elixir'],
      githubUrl: 'https://github.com/pieces/ferries',
    }),
  ]);
  const card = cardOf(name);
  await expect.element(card).toContainText('When the next ferry leaves');
  await expect.element(card).toContainText('In Progress');
  await expect.element(card).toContainText('Advanced');
  for (const text of ['Looking for', 'Sailor', 'Tech Stack', 'Elixir', '1 / 3 members'])
    await expect.element(card.getByText(text)).toBeVisible();
  await expect.element(card.getByRole('progressbar')).toHaveAttribute('value', '1');
  await expect.element(card.getByRole('progressbar')).toHaveAttribute('max', '3');
  await expect
    .element(card.getByRole('link', { name: 'Repository' }))
    .toHaveAttribute('href', 'https://github.com/pieces/ferries');
  await expectAccessible();
});

test('searches 500 ms after the last key and keeps the words in the URL', async () => {
  const { searches } = await openProjectList(numbered(2));
  await expect.element(cards()).toHaveLength(2);
  await focusOn(searchBox());
  // Vitest's own actions would move this clock on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await type('Bells');
  vi.advanceTimersByTime(499);
  await type(' 2');
  vi.advanceTimersByTime(499);
  expect(url()).toBe('/projects');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(url).toBe('/projects?searchQuery=Bells+2');
  await expect.element(cardOf('Bells 2')).toBeVisible();
  await expect.element(cards()).toHaveLength(1);
  expect(searches()).toEqual(['page=0&size=10', 'page=0&size=10&searchQuery=Bells+2']);
  await reload();
  await expect.element(searchBox()).toHaveValue('Bells 2');
  await expect.element(cards()).toHaveLength(1);
});

test('filters projects and shows a message when none are found', async () => {
  await openProjectList([
    projectOf({ id: 1, name: 'One', difficulty: 'Beginner', status: 'Completed' }),
    projectOf({ id: 2, name: 'Two', difficulty: 'Advanced', status: 'Planning' }),
  ]);
  await expect.element(cards()).toHaveLength(2);
  const difficulties = ['All difficulties', 'Beginner', 'Intermediate', 'Advanced'];
  await expectOptions('Difficulty', difficulties);
  await choose({ name: 'Difficulty', option: 'Beginner' });
  await expect.element(cards()).toHaveLength(1);
  await expect.element(cardOf('One')).toBeVisible();
  await expectOptions('Status', ['All statuses', 'Planning', 'In Progress', 'Completed']);
  await choose({ name: 'Status', option: 'Planning' });
  await expect.element(page.getByText('No projects found matching your criteria.')).toBeVisible();
  await expectAccessible();
  await expect.poll(url).toBe('/projects?difficulty=Beginner&status=Planning');
});

test('pages are numbered from one; a new search starts at the first', async () => {
  await openProjectList(numbered(12));
  await expect.element(cards()).toHaveLength(10);
  await pageLink('Page 2').click();
  await expect.element(cards()).toHaveLength(2);
  expect(url()).toBe('/projects?page=1');
  await expect.element(pageLink('Page 2')).toHaveAttribute('aria-current', 'page');
  await searchBox().fill('Bells 12');
  await expect.poll(url).toBe('/projects?searchQuery=Bells+12');
  await expect.element(cards()).toHaveLength(1);
});

test('page size 10, 20 or 50 is kept in the URL and returns to the first page', async () => {
  await openProjectList(numbered(12), { address: '/projects?page=1' });
  await expect.element(cards()).toHaveLength(2);
  await expectOptions('Projects per page', ['10 per page', '20 per page', '50 per page']);
  await choose({ name: 'Projects per page', option: '20 per page' });
  await expect.element(cards()).toHaveLength(12);
  expect(url()).toBe('/projects?size=20');
  await expect.element(page.getByRole('link', { name: /^Page/ })).toHaveLength(0);
  await reload();
  await expect.element(cards()).toHaveLength(12);
  await searchBox().fill('Bells 1');
  await expect.poll(url).toBe('/projects?searchQuery=Bells+1&size=20');
});

test('reloads a page of the list when it is more than a few seconds old', async () => {
  const now = '2026-10-14T09:00:00Z';
  const projects = numbered(11);
  const { searches } = await openProjectList(projects, { now });
  await expect.element(cards()).toHaveLength(10);
  await pageLink('Page 2').click();
  await expect.element(cards()).toHaveLength(1);
  vi.setSystemTime(Date.parse(now) + 5_000);
  projects.unshift(projectOf({ id: 20, name: 'The newest' }));
  await pageLink('Page 1').click();
  await expect.element(cardOf('The newest')).toBeVisible();
  expect(searches()).toEqual(['page=0&size=10', 'page=1&size=10', 'page=0&size=10']);
});

test('with more projects than are counted, paging continues to the last page', async () => {
  await openProjectList([], {
    answers: {
      'GET /projects/search': ({ query }) => ({
        content: numbered(query.get('page') === '101' ? 5 : 10),
        totalElements: 1000,
        totalIsExact: false,
      }),
    },
  });
  await expect.element(page.getByText('More than 1,000 projects found')).toBeInTheDocument();
  for (const next of ['Page 100', 'Page 101', 'Page 102']) await pageLink(next).click();
  await expect.element(cards()).toHaveLength(5);
  await expect
    .element(page.getByRole('navigation', { name: 'Pages' }).getByRole('link').last())
    .toHaveText('102');
});

test('shows loading and a failure, and can retry', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const { answers } = await openProjectList([], {
    answers: { 'GET /projects/search': () => promise.then(() => refusal('internal')) },
  });
  await expect.element(page.getByText('Loading projects...').first()).toBeVisible();
  letFail();
  await expect.element(page.getByText('Failed to fetch projects')).toBeVisible();
  await expectAccessible();
  answers['GET /projects/search'] = { content: [], totalElements: 0, totalIsExact: true };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('There are no projects yet.')).toBeVisible();
  await expect.element(page.getByText('No projects found')).toHaveLength(0);
  await expect.element(page.getByText('Failed to fetch projects')).toHaveLength(0);
});
