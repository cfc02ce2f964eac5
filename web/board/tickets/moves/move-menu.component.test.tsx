import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { card, expectColumn, openTeamSpace } from '#tests/components/screens/board.tsx';
import { focusOn } from '#tests/components/press-on.ts';
import { textsOf } from '#tests/components/read-text.ts';

/** Three tickets in the backlog and a finished one, and what moves one of them. */
async function openBoard() {
  const { sent } = await openTeamSpace([
    { title: 'One' },
    { title: 'Two' },
    { title: 'Three' },
    { title: 'Finished', status: 'Done' },
  ]);
  const moves = () => sent.filter(({ key }) => key.startsWith('PUT') && key.endsWith('{ticketId}'));
  return { sent, moves };
}

const moveButton = (title: string) => page.getByRole('button', { name: `Move ${title} to…` });
const announced = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument();

test('moves a ticket with the mouse', async () => {
  const { sent, moves } = await openBoard();
  await card('Two').hover();
  await moveButton('Two').click();
  await expect
    .poll(() => textsOf(page.getByRole('menuitem')))
    .toEqual([
      'Move to the top',
      'Move up',
      'Move down',
      'Move to the bottom',
      'Move to In Progress',
      'Move to Done',
    ]);
  await page.getByRole('menuitem', { name: 'Move to Done' }).click();
  await expectColumn('Done', ['Finished', 'Two']);
  await expectColumn('Backlog', ['One', 'Three']);
  await announced('Moved Two to Done, position 2 of 2.');
  await expect.element(card('Two')).toHaveFocus();
  await expect.poll(moves).toHaveLength(1);
  expect(moves()[0]).toMatchObject({
    params: { ticketId: '12' },
    body: { status: 'Done', after: 14, version: 1 },
  });
  // A finished ticket can be reviewed.
  await expect.poll(() => sent.some(({ key }) => key.endsWith('/reviews'))).toBe(true);
});

test('moves a ticket with the keyboard; Escape returns to the button', async () => {
  const { moves } = await openBoard();
  await focusOn(card('Three'));
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(moveButton('Three')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(moveButton('Three')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Move to the top' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectColumn('Backlog', ['Three', 'One', 'Two']);
  await expect.element(card('Three')).toHaveFocus();
  await announced('Moved Three to Backlog, position 1 of 3.');
  await expect.poll(moves).toMatchObject([{ body: { status: 'Backlog', after: null } }]);
});
