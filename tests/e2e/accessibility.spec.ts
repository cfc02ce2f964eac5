import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openBoard } from './board.ts';
import { type Account, createProject, createTicket, expect, test } from './pieces.ts';

/** axe finds nothing wrong, and nothing is wider than the screen. */
async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found, page.url()).toEqual([]);
  await expectNoSidewaysScroll(page);
}

async function expectNoSidewaysScroll(page: Page) {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `pixels too wide at ${page.url()}`).toBeLessThanOrEqual(0);
}

async function openScreen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function createFullProject(person: Account) {
  const project = await createProject(person, {
    name: 'A project with a rather long name that has to find its place',
    techStack: ['TypeScript', 'PostgreSQL', 'Server-sent events'],
    lookingFor: ['Frontend developer', 'Technical writer', 'Designer'],
  });
  const description = '# Plan\n\n- [ ] one\n\n`code` [link](https://example.org)';
  const ticket = await createTicket(person, project.id, { priority: 'High', description });
  return { projectId: project.id, ticketPath: `/tickets/${project.id}/${ticket.id}` };
}

async function tellEverything(person: Account) {
  await person.send('PUT /users/profile', {
    body: {
      shortDescription: 'Front-end developer who sketches on paper first',
      aboutMe: 'I draw maps.',
      interests: ['Maps', 'Accessibility', 'An interest with a rather long name to wrap'],
      githubUrl: 'https://github.com/aino',
      linkedinUrl: 'https://www.linkedin.com/in/aino',
      xUrl: 'https://x.com/aino',
      personalWebsiteUrl: 'https://aino.example/',
      city: 'Turku',
    },
  });
  const description = 'What I have made with it. '.repeat(8);
  const techStack = [
    { technology: 'TypeScript', skillLevel: 'EXPERT', description },
    { technology: 'Go', skillLevel: 'BEGINNER', description: '' },
  ];
  await person.send('PUT /tech-stack', { body: { techStack } });
  const body = { title: 'Trainee', organisation: 'Harbour Lab', from: '2025-06' };
  for (const kind of ['experience', 'education'])
    await person.send('POST /users/entries', { body: { ...body, kind } });
}

const profileTabs = ['Projects', 'Tech Stack', 'Activity', 'Achievements', 'Overview'];

const forVisitors = [
  '/',
  '/projects',
  '/login',
  '/terms',
  '/nothing',
  '/verification-error',
  '/philosophy',
];
const samples = [
  '/events',
  '/hackathons',
  '/hackathons?tab=past',
  '/forum',
  '/forum?search=submarine',
  '/business',
  '/business?tab=challenges',
  '/business?tab=resources',
  '/business?tab=resources&resources=ideas',
  '/business?tab=jobs',
  '/business?tab=achievements',
];
const forMembers = ['/profile', '/project-submission', '/settings'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      const look = {
        colorScheme,
        viewport: { width, height: 844 },
        reducedMotion: 'reduce',
      } as const;

      test('screens for everyone', async ({ openPage, signUp }) => {
        await createFullProject(await signUp());
        const page = await openPage(look);
        for (const path of forVisitors) {
          await openScreen(page, path);
          await expectAccessible(page);
        }
      });

      test('screens of sample content', async ({ openPage }) => {
        const page = await openPage(look);
        for (const path of samples) {
          await openScreen(page, path);
          await expectAccessible(page);
        }
      });

      test('screens for who is signed in', async ({ openPage, signUp }) => {
        const person = await signUp();
        const { ticketPath } = await createFullProject(person);
        const page = await openPage({ ...look, person });
        for (const path of [...forMembers, ticketPath]) {
          await openScreen(page, path);
          await expectAccessible(page);
        }
        await page.getByRole('button', { name: 'Edit description' }).click();
        await page.getByRole('button', { name: 'Change priority' }).click();
        await expect(page.getByRole('listbox')).toBeVisible();
        await expectAccessible(page);
      });

      test('profiles', async ({ openPage, signUp }) => {
        const person = await signUp();
        await createFullProject(person);
        await tellEverything(person);
        const page = await openPage({ ...look, person });
        await openScreen(page, '/profile');
        for (const name of ['Tech Stack', 'Activity', 'Overview']) {
          await page.getByRole('tab', { name }).click();
          await expectAccessible(page);
        }
        await openScreen(page, `/profile/${person.id}`);
        await expectAccessible(page);
      });

      test('the dialogs of a profile', async ({ openPage, signUp }) => {
        const person = await signUp();
        await tellEverything(person);
        const page = await openPage({ ...look, person });
        await openScreen(page, '/profile');
        for (const name of ['Edit Profile', 'Add Experience']) {
          await page.getByRole('button', { name }).click();
          const dialog = page.getByRole('dialog', { name });
          await dialog.getByRole('textbox').first().fill('');
          await dialog.getByRole('button', { name: /^Save/ }).click();
          await expect(dialog.getByText('is required').first()).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          const question = page.getByRole('alertdialog');
          if (name === 'Edit Profile') {
            await expect(question).toBeVisible();
            await expectAccessible(page);
            await question.getByRole('button', { name: 'Discard changes' }).click();
          }
          await expect(dialog).toHaveCount(0);
        }
        await page.getByRole('tab', { name: 'Tech Stack' }).click();
        await page.getByRole('button', { name: 'Expert' }).click();
        await page.getByRole('button', { name: 'Edit Tech Stack' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
        await expect(page.getByText('Technology is required')).toBeVisible();
        await expectAccessible(page);
      });

      test('the team space and its dialogs', async ({ openPage, signUp }) => {
        const person = await signUp();
        const { projectId } = await createFullProject(person);
        const page = await openPage({ ...look, person });
        await openBoard(page, projectId);
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Create Ticket' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Create Ticket' }).click();
        await expect(page.getByText('Title is required')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Team' }).click();
        await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('tab', { name: 'Discussions' }).click();
        await expectAccessible(page);
      });
    });
  }
}

test('nothing scrolls sideways at 320 px', async ({ openPage, signUp }) => {
  const person = await signUp();
  const { projectId, ticketPath } = await createFullProject(person);
  await tellEverything(person);
  const page = await openPage({ viewport: { width: 320, height: 640 }, person });
  for (const path of [
    ...forVisitors,
    ...samples,
    ...forMembers,
    ticketPath,
    `/team-workspace/${projectId}`,
  ]) {
    if (path === '/login') continue;
    await openScreen(page, path);
    await expectNoSidewaysScroll(page);
  }
  await openScreen(page, '/profile');
  for (const name of profileTabs) {
    await page.getByRole('tab', { name }).click();
    await expectNoSidewaysScroll(page);
  }
});
