import type { Page } from '@playwright/test';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { choose, expectChosen, expectOptions } from '#tests/e2e/support/selects.ts';

const unique = () => `x${crypto.randomUUID().slice(0, 8)}`;
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function fillBasics(page: Page, name = 'Harbour bells') {
  await page.getByLabel('Project name').fill(name);
  await page.getByLabel('Project description').fill('Which bell rings when, and what it says.');
}

async function addTag(page: Page, label: string, tag: string) {
  await page.getByRole('combobox', { name: label }).fill(tag);
  await page.keyboard.press('Enter');
}

test('sends a visitor to /login and back', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const page = await openPage();
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Create New Project' }).first().click();
  await page.getByLabel('Email').fill(aino.email);
  await page.getByLabel('Password', { exact: true }).fill(aino.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/project-submission');
  await expect(page.getByRole('tab')).toHaveText([
    /Basic Information/,
    /Technical Details/,
    /Team Requirements/,
  ]);
});

test('step 0: validates, has defaults and clears errors when a field is edited', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ person: await signUp() });
  await page.goto('/project-submission');
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expectChosen(page, 'Team size', /4/);
  await expectChosen(page, 'Difficulty level', 'Intermediate');
  await expectChosen(page, 'Project status', 'Planning');
  await expectOptions(page, 'Team size', [/2/, /3/, /4/, /5/, /6/]);

  const name = page.getByLabel('Project name');
  const description = page.getByLabel('Project description');
  const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await next(page);
  await said('Project name is required');
  await said('Project description is required');
  await expect(name).toBeFocused();
  await name.fill('ab');
  await expect(page.getByText('Project name is required')).toHaveCount(0);
  await description.fill('too short');
  await next(page);
  await said('Project name must be at least 3 characters long');
  await said('Project description must be at least 10 characters long');
  await name.fill('a'.repeat(101));
  await description.fill('a'.repeat(5001));
  await next(page);
  await said('Project name must not exceed 100 characters');
  await said('Project description must not exceed 5000 characters');
  await name.fill('a'.repeat(100));
  await description.fill('a'.repeat(5000));
  await next(page);
  await expect(page.getByRole('tab', { name: /Technical Details/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('steps 1 and 2: need one technology and one role, trim and reject duplicates, and keep input on Back', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ person: await signUp() });
  await page.goto('/project-submission');
  await fillBasics(page);
  await next(page);
  await next(page);
  await expect(page.getByText('At least one technology is required')).toBeVisible();
  await addTag(page, 'Tech stack', ' Rust ');
  await addTag(page, 'Tech stack', 'Rust');
  await expect(page.getByRole('list', { name: 'Tech stack' }).getByRole('listitem')).toHaveText([
    'Rust',
  ]);
  await next(page);
  await expect(page.getByRole('button', { name: 'Create Project' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Looking for' }).press('Enter');
  await expect(page.getByText('At least one role is required')).toBeVisible();
  await expect(
    page.getByText('Please fill in all required fields correctly before submitting.'),
  ).toBeVisible();
  await addTag(page, 'Looking for', 'Designer');
  await page.getByRole('button', { name: 'Back' }).click();
  // Next and Back lead to the start of the step.
  await expect(page.getByRole('tabpanel', { name: /Technical Details/ })).toBeFocused();
  await next(page);
  await expect(page.getByRole('tabpanel', { name: /Team Requirements/ })).toBeFocused();
  const hint = page.getByText('4 roles, but only 3 free places');
  await addTag(page, 'Looking for', 'Tester');
  await addTag(page, 'Looking for', 'Writer');
  await expect(hint).toHaveCount(0);
  await addTag(page, 'Looking for', 'Speaker');
  await expect(hint).toBeVisible();
  for (const role of ['Tester', 'Writer', 'Speaker'])
    await page.getByRole('button', { name: `Remove ${role}` }).click();
  await page.getByRole('tab', { name: /Basic Information/ }).click();
  await expect(page.getByLabel('Project name')).toHaveValue('Harbour bells');
  await page.getByRole('tab', { name: /Team Requirements/ }).click();
  await page.getByRole('button', { name: 'Remove Designer' }).click();
  await expect(page.getByRole('button', { name: 'Create Project' })).toBeDisabled();
});

test('suggests known technologies and roles by any of their names; what is typed is added as it is', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ person: await signUp() });
  await page.goto('/project-submission');
  await fillBasics(page);
  await next(page);
  const field = page.getByRole('combobox', { name: 'Tech stack' });
  const added = page.getByRole('list', { name: 'Tech stack' }).getByRole('listitem');
  await field.fill('reactjs');
  await expect(page.getByRole('option')).toHaveText(['React']);
  await expect(page.getByText('1 suggestion', { exact: true })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(added).toHaveText(['reactjs']);

  await field.fill('ts');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'TypeScript' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(added).toHaveText(['reactjs', 'TypeScript']);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();

  await page.keyboard.type('k8');
  await page.getByRole('option', { name: 'Kubernetes' }).click();
  await expect(added).toHaveText(['reactjs', 'TypeScript', 'Kubernetes']);
  await expect(field).toBeFocused();

  await page.keyboard.type('post');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue('post');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(added.last()).toHaveText('post');

  await next(page);
  await page.getByRole('combobox', { name: 'Looking for' }).fill('fe');
  await expect(page.getByRole('option').first()).toHaveText('Front-end developer');
});

test('choosing any file sets the stock image', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const name = unique();
  const page = await openPage({ person: aino });
  await page.goto('/project-submission');
  await fillBasics(page, name);
  await next(page);
  await addTag(page, 'Tech stack', 'Rust');
  await page
    .getByLabel('Project image')
    .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: Buffer.from('any') });
  await next(page);
  await addTag(page, 'Looking for', 'Designer');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project Created Successfully!')).toBeVisible();
  const { body } = await aino.send('GET /projects/user');
  expect(body[0]).toMatchObject({ name, image: '/images/project.svg' });
  await page.goto('/profile?tab=projects');
  await expect(page.getByRole('article', { name }).locator('img')).toHaveAttribute(
    'src',
    '/images/project.svg',
  );
});

test('success: shows the message and goes home after 4 s', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const name = unique();
  const page = await openPage({ person: aino });
  await page.clock.install();
  await page.goto('/project-submission');
  await fillBasics(page, name);
  await next(page);
  await addTag(page, 'Tech stack', 'Rust');
  await next(page);
  await addTag(page, 'Looking for', 'Designer');
  const letGo = await holdBack(page, '**/api/projects');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
  // Otherwise real time would count, too.
  await page.clock.pauseAt(Date.now() + 60_000);
  letGo();
  await expect(page.getByText('Project Created Successfully!')).toBeVisible();
  await expect(
    page.getByText('Let the adventure begin! Redirecting to home page...'),
  ).toBeVisible();
  await page.clock.runFor(3900);
  await expect(page).toHaveURL('/project-submission');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
  // A page that is still loading sometimes waits for a timer.
  await page.clock.resume();
  await page.goto('/project-submission');
  await expect(page.getByLabel('Project name')).toHaveValue('');
});

test('a reload keeps what was typed until the project is created', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  const name = `Bells ${unique()}`;
  await page.goto('/project-submission');
  await fillBasics(page, name);
  await choose(page, { name: 'Team size', option: '3 people' });
  await next(page);
  await addTag(page, 'Tech stack', 'Svelte');
  await page.getByRole('combobox', { name: 'Tech stack' }).fill('Rust');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Technical Details' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Project name')).toHaveValue(name);
  await expectChosen(page, 'Team size', '3 people');
  await next(page);
  await expect(page.getByRole('button', { name: 'Remove Svelte' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Rust' })).toBeVisible();
  await next(page);
  await addTag(page, 'Looking for', 'Tester');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project Created Successfully!')).toBeVisible();
  await page.goto('/project-submission');
  await expect(page.getByLabel('Project name')).toHaveValue('');
});

test('failure: shows the error in the form and above it, and keeps the input', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const page = await openPage({ person: await signUp() });
  expectConsole(page, /500/);
  await page.goto('/project-submission');
  await fillBasics(page);
  await next(page);
  await addTag(page, 'Tech stack', 'Rust');
  await next(page);
  await addTag(page, 'Looking for', 'Designer');
  await page.route('**/api/projects', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Failed to create project', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to create project. Please try again.')).toBeVisible();
  await page.unroute('**/api/projects');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project Created Successfully!')).toBeVisible();
});

test('includes tags that were typed but not added', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  await page.goto('/project-submission');
  await page.getByLabel('Project name').fill('Typed and meant');
  await page.getByLabel('Project description').fill('Nothing that was typed is lost.');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Tech stack').first().fill('Elm');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Looking for').first().fill('Tester');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project Created Successfully!')).toBeVisible();
  const { body } = await aino.send('GET /projects/user');
  expect(body[0]).toMatchObject({ techStack: ['Elm'], lookingFor: ['Tester'] });
});
