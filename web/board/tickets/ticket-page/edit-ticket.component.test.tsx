import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { ticketTypes } from '#contract/values/vocabulary.ts';
import { refusal } from '#tests/components/answers.ts';
import { focusOn } from '#tests/components/press-on.ts';
import { choose, expectChosen, expectOptions } from '#tests/components/selects.ts';
import { openTicketPage } from '#tests/components/screens/ticket-page.tsx';

const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const titleField = () => page.getByRole('textbox', { name: 'Title' });
const descriptionField = () => page.getByPlaceholder('Enter description...');
const dropdown = (name: string) => page.getByRole('combobox', { name, exact: true });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const put = 'PUT /projects/{projectId}/tickets/{ticketId}';

test('title: Escape or losing focus cancels, Enter saves, and an empty title can be saved', async () => {
  const { ticket } = await openTicketPage({ title: 'Old title' });
  await expect.poll(() => document.title).toBe('Old title · #1 · Pieces');
  for (const cancel of ['{Escape}', '{Tab}']) {
    await button('Old title').click();
    await titleField().fill('Discarded');
    await userEvent.keyboard(cancel);
    await expect.element(titleField()).toHaveLength(0);
    await expect.element(heading('Old title')).toBeVisible();
  }
  // The text from before losing focus is offered, but the field opens with the saved title.
  const offer = page.getByText('You have an unsaved title: “Discarded”.');
  await expect.element(offer).toBeVisible();
  await button('Old title').click();
  await expect.element(titleField()).toHaveValue('Old title');
  await userEvent.keyboard('{Escape}');
  await expect.element(offer).toBeVisible();
  await button('Continue editing').click();
  await expect.element(titleField()).toHaveValue('Discarded');
  await userEvent.keyboard('{Escape}');
  await expect.element(titleField()).toHaveLength(0);
  await expect.element(offer).toHaveLength(0);

  await button('Old title').click();
  await titleField().fill('New title');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('New title')).toHaveFocus();
  await expect.element(heading('New title')).toBeVisible();
  await expect.poll(() => ticket).toMatchObject({ title: 'New title', version: 2 });

  await button('New title').click();
  await titleField().fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Untitled ticket 1')).toBeVisible();
  await expect.poll(() => ticket).toMatchObject({ title: '', version: 3 });
});

test('priority: closing the dropdown changes nothing', async () => {
  const { ticket, puts } = await openTicketPage();
  await dropdown('Priority').click();
  await expect.element(page.getByRole('option', { name: 'High' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expectChosen('Priority', 'Medium');
  expect(puts()).toEqual([]);
  await dropdown('Priority').click();
  await expectOptions('Priority', ['High', 'Medium', 'Low']);
  await page.getByRole('option', { name: 'High' }).click();
  await expectChosen('Priority', 'High');
  await expect.element(dropdown('Priority').css('button')).toHaveText('High');
  await expect.poll(() => ticket).toMatchObject({ priority: 'High', version: 2 });
});

test('type: can be removed', async () => {
  const { ticket } = await openTicketPage();
  await expectChosen('Type', 'No type');
  await expectOptions('Type', ['No type', ...ticketTypes]);
  await choose({ name: 'Type', option: 'Story' });
  await expectChosen('Type', 'Story');
  await expect.poll(() => ticket).toMatchObject({ type: 'Story' });
  await choose({ name: 'Type', option: 'No type' });
  await expectChosen('Type', 'No type');
  await expect.poll(() => ticket).toMatchObject({ type: '', version: 3 });
});

test('status: moves the ticket and keeps the focus', async () => {
  const { ticket } = await openTicketPage();
  await expectChosen('Status', 'Backlog');
  await dropdown('Status').click();
  await expectOptions('Status', ['Backlog', 'In Progress', 'Done']);
  await page.getByRole('option', { name: 'Done' }).click();
  await expectChosen('Status', 'Done');
  await expect.element(dropdown('Status')).toHaveFocus();
  await expect.poll(() => ticket).toMatchObject({ status: 'Done', version: 2 });
});

test('assignee: offers “Unassigned” and the members', async () => {
  const { ticket } = await openTicketPage();
  await expectChosen('Assignee', 'Unassigned');
  await expectOptions('Assignee', ['Unassigned', 'Aino Virtanen', 'Eetu Laine']);
  await choose({ name: 'Assignee', option: 'Eetu Laine' });
  await expectChosen('Assignee', 'Eetu Laine');
  await expect.poll(() => ticket).toMatchObject({ assigneeId: 8 });
  await choose({ name: 'Assignee', option: 'Unassigned' });
  await expectChosen('Assignee', 'Unassigned');
  await expect.poll(() => ticket).toMatchObject({ assigneeId: null });
});

test('shows next to the assignee that members could not be loaded, and can retry', async () => {
  // The message and its button have the least room here.
  await page.viewport(390, 800);
  const members = 'GET /projects/{projectId}/members';
  const { answers } = await openTicketPage({}, { answers: { [members]: refusal('internal') } });
  await said('Failed to fetch project members');
  answers[members] = [];
  await button('Try again').click();
  await expect.element(page.getByText('Failed to fetch project members')).toHaveLength(0);
  await expectOptions('Assignee', ['Unassigned']);
});

test('edits, cancels and saves a description', async () => {
  const { ticket } = await openTicketPage({ description: '# Plan' });
  const plan = page.getByRole('heading', { name: 'Plan' });
  await button('Edit description').click();
  await expect.element(descriptionField()).toHaveFocus();
  await descriptionField().fill('Discarded');
  await button('Cancel').click();
  await expect.element(plan).toBeVisible();
  await button('Edit description').click();
  await expect.element(descriptionField()).toHaveValue('# Plan');
  await descriptionField().fill('After **all**');
  await button('Save').click();
  await expect.element(plan).toHaveLength(0);
  await expect.element(page.css('strong')).toHaveText('all');
  await expect.poll(() => ticket.description).toBe('After **all**');
});

test('a save that fails is shown and logged, and keeps the field open with the input', async () => {
  const { ticket, answers } = await openTicketPage({ title: 'Old title', description: 'Before' });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const isLogged = (text: string) =>
    expect.poll(() => String(logged.mock.lastCall?.[0])).toMatch(new RegExp(`^${text}`));
  const answer = answers[put];
  answers[put] = refusal('internal');
  await button('Old title').click();
  await titleField().fill('New title');
  await userEvent.keyboard('{Enter}');
  await said('Failed to update title');
  await isLogged('Failed to update title');
  await expect.element(titleField()).toHaveValue('New title');
  await button('Edit description').click();
  await descriptionField().fill('After');
  await button('Save').click();
  await said('Failed to update description');
  await isLogged('Failed to update description');
  await expectAccessible();
  await expect.element(descriptionField()).toHaveValue('After');

  answers[put] = answer;
  await button('Try again').first().click();
  await expect.element(heading('New title')).toBeVisible();
  await button('Try again').click();
  await expect.poll(() => ticket).toMatchObject({ title: 'New title', description: 'After' });

  answers[put] = refusal('internal');
  for (const { name, option } of [
    { name: 'Priority', option: 'High' },
    { name: 'Assignee', option: 'Aino Virtanen' },
    { name: 'Status', option: 'Done' },
    { name: 'Type', option: 'Bug' },
  ]) {
    await dropdown(name).click();
    await page.getByRole('option', { name: option }).click();
    await said(`Failed to update ${name.toLowerCase()}.`);
    await isLogged(`Failed to update ${name.toLowerCase()}`);
  }
  logged.mockRestore();
});

test('a description that is too long shows an error at its field and keeps the text', async () => {
  const { ticket } = await openTicketPage({ description: 'Before' });
  const tooLong = 'Description must not exceed 100,000 characters';
  const typed = 'word '.repeat(20_001);
  await button('Edit description').click();
  await descriptionField().fill(typed);
  await button('Save').click();
  await said(tooLong);
  await expect.element(descriptionField()).toHaveAccessibleDescription(tooLong);
  await expect.element(descriptionField()).toHaveValue(typed);
  expect(ticket.description).toBe('Before');
  // The focus puts the cursor at the end, so it has to be there before the text is replaced.
  await focusOn(descriptionField());
  await descriptionField().fill('After');
  await expect.element(page.getByText(tooLong)).toHaveLength(0);
  await button('Save').click();
  await expect.element(descriptionField()).toHaveLength(0);
  await said('After');
  await expect.poll(() => ticket.description).toBe('After');
});

test('a title that is too long shows an error at its field and can be shortened', async () => {
  await openTicketPage({ title: 'Old title' });
  await button('Old title').click();
  await titleField().fill('x'.repeat(501));
  await userEvent.keyboard('{Enter}');
  await expect
    .element(titleField())
    .toHaveAccessibleDescription('Title must not exceed 500 characters');
  await expect.element(titleField()).toHaveValue('x'.repeat(501));
  await titleField().fill('Short');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Short')).toBeVisible();
});
