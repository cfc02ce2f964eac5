import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openTeamSpace } from '#tests/components/screens/board.tsx';
import { url } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';

const tab = (name: string) => page.getByRole('tab', { name });
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

const notConnected: Answers = {
  'GET /projects/{projectId}/repository': { connection: null, pullRequests: [], commits: [] },
};

test('shows the header and four tabs, two of them with nothing in them yet', async () => {
  const { project } = await openTeamSpace([], {
    project: { status: 'In Progress' },
    answers: notConnected,
  });
  await expect.poll(() => document.title).toBe('Trail Finder · Pieces');
  await said(project.description);
  await expect.element(page.css('main header').getByText('In Progress')).toBeVisible();
  await expect.element(page.getByRole('group', { name: /^Team of 4: Aino/ })).toBeVisible();
  await expectAccessible();
  await expect
    .poll(() => textsOf(page.getByRole('tab')))
    .toEqual([
      'Pieceboard',
      'Discussions',
      'Documentation, nothing here yet',
      'Code, nothing here yet',
    ]);
  await tab('Documentation').click();
  await said('Documentation section will be implemented in the next phase.');
  await expectAccessible();
  await tab('Code').click();
  await said('No repository connected yet');
  await expectAccessible();
  await expect
    .element(page.getByRole('link', { name: 'Connect a repository' }))
    .toHaveAttribute('href', '/team-workspace/1/settings?section=integrations');
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect.poll(url).toBe('/projects');
});

test('the Code tab has no mark once a repository is connected', async () => {
  await openTeamSpace([], { project: { hasRepository: true } });
  await expect.element(page.getByRole('tab', { name: 'Code', exact: true })).toBeVisible();
});

test('discussions say they are samples', async () => {
  await openTeamSpace();
  await tab('Discussions').click();
  await expect.element(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'New Discussion' }).click();
  await said('This is sample content');
});

test('a member who isn’t a lead sees no button to connect a repository', async () => {
  await openTeamSpace([], { leads: false, answers: notConnected });
  await tab('Code').click();
  await said(/will be implemented in the next phase/);
  await expect.element(page.getByRole('link', { name: 'Connect a repository' })).toHaveLength(0);
});

test('a team space that doesn’t load can be tried again', async () => {
  const { project, answers } = await openTeamSpace([], {
    answers: { 'GET /projects/{projectId}': refusal('internal') },
  });
  await said(/^Couldn’t open the team space\./);
  await expectAccessible();
  answers['GET /projects/{projectId}'] = project;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(tab('Pieceboard')).toBeVisible();
});
