import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reload } from '#tests/components/screens/open-screen.tsx';
import {
  commentOf,
  commentsShown,
  openTicketPage,
} from '#tests/components/screens/ticket-page.tsx';
import { changeTicket } from '#tests/components/tickets.ts';
import { typeWhileSending } from '#tests/components/type-while-sending.ts';

test('an edited comment and a merged description come back after a reload', async () => {
  const comments = [commentOf()];
  const { ticket, answers } = await openTicketPage({ description: 'Before' }, { comments });
  const editor = page.getByLabelText('Your comment');
  const description = page.getByPlaceholder('Enter description...');
  await page.getByRole('button', { name: 'Edit comment' }).click();
  await expect.element(editor).toHaveFocus();
  await editor.fill('Which map scale?');
  await page.getByRole('button', { name: 'Edit description' }).click();
  await description.fill('Mine');
  changeTicket(ticket, { description: 'Theirs' });
  const form = page.css('form').filter({ has: description });
  await form.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
  await dialog.getByLabelText('Yours').fill('Both of ours');

  await reload();
  await expect.element(editor).toHaveValue('Which map scale?');
  await expect.element(editor).not.toHaveFocus();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect.element(description).toHaveValue('Both of ours');
  await typeWhileSending(answers, {
    key: 'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}',
    field: editor,
    button: commentsShown().getByRole('button', { name: 'Save' }),
  });
  await expect.element(editor).toHaveLength(0);
  await expect.element(commentsShown()).toContainText('Which map scale?');
  await reload();
  await expect.element(page.getByRole('button', { name: 'Edit comment' })).toBeVisible();
  await expect.element(editor).toHaveLength(0);
});
