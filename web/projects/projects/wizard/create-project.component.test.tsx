import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { blockRedirects } from '#tests/components/block-redirects.ts';
import { openScreen, reload } from '#tests/components/screens/open-screen.tsx';
import { pressOn } from '#tests/components/press-on.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { type Answers } from '#tests/components/answers.ts';
import { profileOf, signIn } from '#tests/components/people.ts';
import { projectOf } from '#tests/components/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/project-submission.tsx';
import { choose, expectChosen, expectOptions } from '#tests/components/selects.ts';

/** Opens the wizard for someone signed in. `answers` can be replaced. */
async function openWizard() {
  const profile = profileOf();
  const answers: Answers = {
    'GET /users/profile': profile,
    'POST /projects': ({ body }) => projectOf({ name: body.name }),
  };
  signIn(profile);
  const sent = await openScreen(Component, '/project-submission', { answers });
  return { answers, sent };
}

const next = () => page.getByRole('button', { name: 'Next' }).click();

async function fillBasics(name = 'Harbour bells') {
  await page.getByLabelText('Project name').fill(name);
  await page.getByLabelText('Project description').fill('Which bell rings when, and what it says.');
}

async function addTag(label: string, tag: string) {
  await page.getByRole('combobox', { name: label }).fill(tag);
  await userEvent.keyboard('{Enter}');
}

test('step 0: validates, has defaults and clears errors when a field is edited', async () => {
  await openWizard();
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expectChosen('Team size', '4 people');
  await expectChosen('Difficulty level', 'Intermediate');
  await expectChosen('Project status', 'Planning');
  await expectOptions(
    'Team size',
    [2, 3, 4, 5, 6].map((size) => `${size} people`),
  );

  const name = page.getByLabelText('Project name');
  const description = page.getByLabelText('Project description');
  const said = (text: string) =>
    expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await next();
  await said('Project name is required');
  await said('Project description is required');
  await expect.element(name).toHaveFocus();
  await expectAccessible();
  await name.fill('ab');
  await expect.element(page.getByText('Project name is required')).toHaveLength(0);
  await description.fill('too short');
  await next();
  await said('Project name must be at least 3 characters long');
  await said('Project description must be at least 10 characters long');
  await name.fill('a'.repeat(101));
  await description.fill('a'.repeat(5001));
  await next();
  await said('Project name must not exceed 100 characters');
  await said('Project description must not exceed 5000 characters');
  await name.fill('a'.repeat(100));
  await description.fill('a'.repeat(5000));
  await next();
  await expect
    .element(page.getByRole('tab', { name: /Technical Details/ }))
    .toHaveAttribute('aria-selected', 'true');
});

test('steps 1 and 2: need one technology and one role, trim and reject duplicates, and keep input on Back', async () => {
  await openWizard();
  await fillBasics();
  await next();
  await next();
  await expect.element(page.getByText('At least one technology is required')).toBeVisible();
  await expectAccessible();
  await addTag('Tech stack', ' Rust ');
  await addTag('Tech stack', 'Rust');
  await expect
    .poll(() => textsOf(page.getByRole('list', { name: 'Tech stack' }).getByRole('listitem')))
    .toEqual(['Rust']);
  await next();
  await expect.element(page.getByRole('button', { name: 'Create Project' })).toBeDisabled();
  await pressOn(page.getByRole('combobox', { name: 'Looking for' }), '{Enter}');
  await expect.element(page.getByText('At least one role is required')).toBeVisible();
  await expectAccessible();
  await expect
    .element(page.getByText('Please fill in all required fields correctly before submitting.'))
    .toBeVisible();
  await addTag('Looking for', 'Designer');
  await page.getByRole('button', { name: 'Back' }).click();
  // Next and Back lead to the start of the step.
  await expect.element(page.getByRole('tabpanel', { name: /Technical Details/ })).toHaveFocus();
  await next();
  await expect.element(page.getByRole('tabpanel', { name: /Team Requirements/ })).toHaveFocus();
  const hint = page.getByText('4 roles, but only 3 openings');
  await addTag('Looking for', 'Tester');
  await addTag('Looking for', 'Writer');
  await expect.element(hint).toHaveLength(0);
  await addTag('Looking for', 'Speaker');
  await expect.element(hint).toBeVisible();
  for (const role of ['Tester', 'Writer', 'Speaker'])
    await page.getByRole('button', { name: `Remove ${role}` }).click();
  await page.getByRole('tab', { name: /Basic Information/ }).click();
  await expect.element(page.getByLabelText('Project name')).toHaveValue('Harbour bells');
  await page.getByRole('tab', { name: /Team Requirements/ }).click();
  await page.getByRole('button', { name: 'Remove Designer' }).click();
  await expect.element(page.getByRole('button', { name: 'Create Project' })).toBeDisabled();
  await expect.element(page.getByText('Add at least one role first.')).toBeVisible();
  await page.getByRole('tab', { name: /Basic Information/ }).click();
  await page.getByLabelText('Project name').fill('');
  await page.getByRole('tab', { name: /Team Requirements/ }).click();
  await expect
    .element(page.getByText('Not finished yet: Basic Information', { exact: true }))
    .toBeVisible();
});

test('suggests known technologies and roles by any of their names; what is typed is added as it is', async () => {
  await openWizard();
  await fillBasics();
  await next();
  const field = page.getByRole('combobox', { name: 'Tech stack' });
  const added = page.getByRole('list', { name: 'Tech stack' }).getByRole('listitem');
  await field.fill('reactjs');
  await expect.poll(() => textsOf(page.getByRole('option'))).toEqual(['React']);
  await expect.element(page.getByText('1 suggestion', { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => textsOf(added)).toEqual(['reactjs']);

  await field.fill('ts');
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(page.getByRole('option', { name: 'TypeScript' }))
    .toHaveAttribute('aria-selected', 'true');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => textsOf(added)).toEqual(['reactjs', 'TypeScript']);
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();

  await userEvent.keyboard('k8');
  await page.getByRole('option', { name: 'Kubernetes' }).click();
  await expect.poll(() => textsOf(added)).toEqual(['reactjs', 'TypeScript', 'Kubernetes']);
  await expect.element(field).toHaveFocus();

  await userEvent.keyboard('post');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option')).toHaveLength(0);
  await expect.element(field).toHaveValue('post');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.element(added.last()).toHaveText('post');

  await next();
  await page.getByRole('combobox', { name: 'Looking for' }).fill('fe');
  await expect.element(page.getByRole('option').first()).toHaveText('Front-end developer');
});

test('a reload keeps what was typed until the project is created', async () => {
  blockRedirects();
  await openWizard();
  const name = `Bells by night`;
  await fillBasics(name);
  await choose({ name: 'Team size', option: '3 people' });
  await next();
  await addTag('Tech stack', 'Svelte');
  await page.getByRole('combobox', { name: 'Tech stack' }).fill('Rust');
  await reload();
  await expect
    .element(page.getByRole('tab', { name: 'Technical Details' }))
    .toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByLabelText('Project name')).toHaveValue(name);
  await expectChosen('Team size', '3 people');
  await next();
  await expect.element(page.getByRole('button', { name: 'Remove Svelte' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove Rust' })).toBeVisible();
  await next();
  await addTag('Looking for', 'Tester');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect.element(page.getByText('Project Created Successfully!')).toBeVisible();
  await expectAccessible();
  await reload();
  await expect.element(page.getByLabelText('Project name')).toHaveValue('');
});

test('failure: shows the error in the form and above it, and keeps the input', async () => {
  const { answers } = await openWizard();
  await fillBasics();
  await next();
  await addTag('Tech stack', 'Rust');
  await next();
  await addTag('Looking for', 'Designer');
  const answer = answers['POST /projects'];
  answers['POST /projects'] = new Response(null, { status: 500 });
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect.element(page.getByText('Failed to create project', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Failed to create project. Please try again.')).toBeVisible();
  answers['POST /projects'] = answer;
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect.element(page.getByText('Project Created Successfully!')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Invite people' }))
    .toHaveAttribute('href', paths.inviteToTeam(projectOf().id));
});

test('includes tags that were typed but not added', async () => {
  const { sent } = await openWizard();
  await page.getByLabelText('Project name').fill('Typed and meant');
  await page.getByLabelText('Project description').fill('Nothing that was typed is lost.');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabelText('Tech stack').first().fill('Elm');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabelText('Looking for').first().fill('Tester');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect.element(page.getByText('Project Created Successfully!')).toBeVisible();
  const created = sent.find(({ key }) => key === 'POST /projects');
  expect(created?.body).toMatchObject({ techStack: ['Elm'], lookingFor: ['Tester'] });
});
