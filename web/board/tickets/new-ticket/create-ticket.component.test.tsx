import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { ticketTypes } from '#contract/values/vocabulary.ts';
import { refusal } from '#tests/components/answers.ts';
import {
  card,
  createDialog,
  expectColumn,
  openCreateDialog,
  openTeamSpace,
} from '#tests/components/screens/board.tsx';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { choose, expectChosen, expectOptions } from '#tests/components/selects.ts';

const create = 'POST /projects/{projectId}/tickets';
const field = (name: string) => createDialog().getByLabelText(name);
const submit = () => createDialog().getByRole('button', { name: 'Create Ticket' }).click();

async function fillTexts() {
  await field('Title').fill('Draw the map');
  await field('Description').fill('With contours.');
}

test('requires title and description; other fields have defaults', async () => {
  const { sent } = await openTeamSpace();
  const dialog = await openCreateDialog();
  await expectChosen('Status', 'Backlog');
  await expectChosen('Priority', 'Medium');
  await expectChosen('Type (optional)', 'Select Type');
  await expectChosen('Assignee', 'Unassigned');
  await submit();
  await expect.element(dialog.getByText('Title is required')).toBeVisible();
  await expect.element(dialog.getByText('Description is required')).toBeVisible();
  await expect.element(field('Title')).toHaveFocus();
  await expectAccessible();

  await fillTexts();
  const status = dialog.getByRole('combobox', { name: 'Status', exact: true });
  await status.click();
  await expect.element(page.getByRole('option', { name: 'In Progress' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(status).toHaveFocus();
  await status.click();
  await page.getByRole('option', { name: 'In Progress' }).click();
  await expect.element(status).toHaveFocus();
  await expectChosen('Status', 'In Progress');
  await expectOptions('Type (optional)', ['Select Type', ...ticketTypes]);
  await choose({ name: 'Type (optional)', option: 'Story' });
  await choose({ name: 'Assignee', option: 'Aino Virtanen' });
  await submit();
  await expect.element(dialog).toHaveLength(0);
  await expectColumn('In Progress', ['Draw the map']);
  await expect.element(card('Draw the map')).toContainText('Story');
  await expect.element(card('Draw the map')).toContainText('A');
  expect(sent.find(({ key }) => key === create)?.body).toEqual({
    title: 'Draw the map',
    description: 'With contours.',
    status: 'In Progress',
    priority: 'Medium',
    type: 'Story',
    assigneeId: 7,
    projectId: 1,
  });
});

test('a failure keeps the dialog open with the input, which stays when it’s closed', async () => {
  const { answers } = await openTeamSpace();
  const dialog = await openCreateDialog();
  await fillTexts();
  const answer = answers[create];
  answers[create] = refusal('internal');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await submit();
  await expect.element(dialog.getByText('Failed to create ticket')).toBeVisible();
  expect(logged.mock.lastCall?.[0]).toMatch(/^Failed to create ticket/);
  logged.mockRestore();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).toHaveLength(0);
  answers[create] = answer;
  await openCreateDialog();
  await expect.element(field('Title')).toHaveValue('Draw the map');
  await submit();
  await expectColumn('Backlog', ['Draw the map']);
});

test('takes labels and a due date, and says that a day is in the past', async () => {
  const { sent } = await openTeamSpace([], { project: { techStack: ['TypeScript', 'CSS'] } });
  const dialog = await openCreateDialog();
  await fillTexts();
  await field('Due date').fill('2020-01-01');
  await expect.element(dialog.getByText('This day is in the past.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'TypeScript' }).click();
  await submit();
  await expect.element(card('Draw the map')).toContainText('TypeScript');
  await expect.element(card('Draw the map')).toContainText('Overdue');
  const body = { labels: ['TypeScript'], dueDate: '2020-01-01' };
  expect(sent.find(({ key }) => key === create)).toMatchObject({ body });
});

test('Ctrl+Enter in the description creates a ticket, once', async () => {
  const { tickets } = await openTeamSpace();
  const dialog = await openCreateDialog();
  await field('Title').fill('Record the noon bell');
  await field('Description').click();
  await userEvent.keyboard('From the east pier.{Enter}At noon.{Control>}{Enter}{/Control}');
  await expect.element(dialog).toHaveLength(0);
  await expect.element(card('Record the noon bell')).toBeVisible();
  expect(tickets.map(({ description }) => description)).toEqual(['From the east pier.\nAt noon.']);
});

test('a description that is too long keeps the dialog open with the input', async () => {
  await openTeamSpace();
  const dialog = await openCreateDialog();
  const tooLong = 'x'.repeat(100_001);
  await field('Title').fill('Draw the map');
  await field('Description').fill(tooLong);
  await submit();
  await expect
    .element(dialog.getByText('Description must not exceed 100,000 characters'))
    .toBeVisible();
  await expect.element(field('Description')).toHaveValue(tooLong);
  await field('Description').fill('Short');
  await submit();
  await expect.element(dialog).toHaveLength(0);
});

test('an unsaved new ticket survives a reload, until it’s created', async () => {
  await openTeamSpace();
  const dialog = await openCreateDialog();
  await field('Title').fill('Half an idea');
  await reload();
  await openCreateDialog();
  await expect.element(field('Title')).toHaveValue('Half an idea');
  await field('Description').fill('And the other half.');
  await submit();
  await expect.element(dialog).toHaveLength(0);
  await reload();
  await openCreateDialog();
  await expect.element(field('Title')).toHaveValue('');
});
