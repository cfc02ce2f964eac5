import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createDialog, openCreateDialog, openTeamSpace } from '#tests/components/screens/board.tsx';
import { openTicketPage } from '#tests/components/screens/ticket-page.tsx';

/** A key that an input method handles, such as the Enter that chooses a word. */
function compose(key: string) {
  const init = { key, isComposing: true, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
}

test('keys of an input method stay with it in a title', async () => {
  await openTicketPage();
  await page.getByRole('button', { name: 'Edit title' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('海図');
  for (const key of ['Escape', 'Enter', 'Tab', ' ']) compose(key);
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveValue('海図');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /海図/ })).toBeVisible();
});

test('keys of an input method stay with it in a dialog', async () => {
  await openTeamSpace();
  await openCreateDialog();
  const title = createDialog().getByLabelText('Title');
  await title.fill('港');
  compose('Escape');
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(createDialog()).toHaveLength(0);
});
