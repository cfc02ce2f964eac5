import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressOn } from '#tests/components/press-on.ts';
import { openTicketPage } from '#tests/components/screens/ticket-page.tsx';
import { changeTicket } from '#tests/components/tickets.ts';

const button = (name: string) => page.getByRole('button', { name });
const task = (name: string) => page.getByRole('checkbox', { name });
const dueDate = () => page.getByLabelText('Due date');

test('Escape and an invalid date leave the due date as it was', async () => {
  const { puts } = await openTicketPage();
  const shown = button('No due date (change due date)');
  await shown.click();
  await dueDate().fill('2026-11-24');
  await userEvent.keyboard('{Escape}');
  await expect.element(shown).toHaveFocus();
  await shown.click();
  await dueDate().fill('0002-11-24');
  await button('Save').click();
  await expect.element(page.getByText('Due date must be between 2000 and 2099')).toBeVisible();
  expect(puts()).toEqual([]);
});

const checklist = '# Plan\n\n- [ ] Draw **it**\n- [x] Buy paper\n  - [ ] Thick paper\n\nThe end.';

test('tasks are ticked where they’re shown, with mouse and keyboard', async () => {
  const { ticket } = await openTicketPage({ description: checklist });
  await task('Draw it').click();
  await pressOn(task('Thick paper'), ' ');
  await expect.element(task('Thick paper')).toHaveFocus();
  await expect.element(task('Thick paper')).toBeChecked();
  await task('Buy paper').click();
  await expect
    .poll(() => ticket.description)
    .toBe('# Plan\n\n- [x] Draw **it**\n- [ ] Buy paper\n  - [x] Thick paper\n\nThe end.');
});

test('a tick is saved on top of a teammate’s edit; if that isn’t possible, a message says so', async () => {
  const { ticket } = await openTicketPage({ description: checklist });
  await expect.element(task('Draw it')).toBeVisible();
  // The page doesn't hear of it before it saves its own.
  changeTicket(ticket, { description: `- [x] New\n${checklist}` });
  await task('Draw it').click();
  await expect
    .poll(() => ticket.description)
    .toBe(`- [x] New\n${checklist.replace('[ ] Draw', '[x] Draw')}`);
  await expect.element(task('New')).toBeChecked();
  changeTicket(ticket, { description: 'Gone' });
  await task('Buy paper').click();
  await expect.element(page.getByText('Someone else has just changed it.').first()).toBeVisible();
  expect(ticket.description).toBe('Gone');
});
