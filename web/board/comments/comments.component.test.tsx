import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { focusOn, pressOn } from '#tests/components/press-on.ts';
import { textsOf } from '#tests/components/read-text.ts';
import {
  box,
  commentOf,
  commentsShown,
  openTicketPage,
  write,
} from '#tests/components/screens/ticket-page.tsx';

const post = 'POST /projects/{projectId}/tickets/{ticketId}/comments';
const editor = () => page.getByLabelText('Your comment');
const suggestions = () => page.getByRole('listbox', { name: 'People to mention' });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

test('an author edits and deletes a comment with the keyboard only', async () => {
  await openTicketPage();
  await said('No comments yet');
  await focusOn(box());
  await userEvent.keyboard('Frist{Control>}{Enter}{/Control}');
  await expect.element(commentsShown()).toContainText('Frist');
  await pressOn(commentsShown().getByRole('button', { name: 'Edit comment' }), '{Enter}');
  await expect.element(editor()).toHaveFocus();
  await expectAccessible();
  await editor().fill('First');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(editor()).toHaveLength(0);
  await expect.element(commentsShown()).toContainText('First');
  await expect.element(commentsShown()).toContainText('edited');
  await reload();
  await expect.element(commentsShown()).toContainText('First');
  await pressOn(commentsShown().getByRole('button', { name: 'Delete comment' }), '{Enter}');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await pressOn(question.getByRole('button', { name: 'Delete comment' }), '{Enter}');
  await said('No comments yet');
  await expect.element(page.getByRole('heading', { name: 'Comments' })).toHaveFocus();
});

test('a reply quotes the comment and keeps text already in the box', async () => {
  await openTicketPage({}, { comments: [commentOf({ text: 'Which scale?\nAnd which colors?' })] });
  await box().fill('Before.');
  await commentsShown().getByRole('button', { name: 'Reply to Aino Virtanen' }).click();
  await expect.element(box()).toHaveFocus();
  await expect.element(box()).toHaveValue('Before.\n\n> Which scale?\n> And which colors?\n\n');
});

test('shows a failure; the text survives the failure and a reload', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { answers } = await openTicketPage();
  const answer = answers[post];
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  answers[post] = () => promise.then(() => refusal('internal'));
  await said('No comments yet');
  await write('Precious');
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  letFail();
  await said('Couldn’t send your comment.');
  await expect.element(box()).toHaveValue('Precious');
  answers[post] = answer;
  await reload();
  await expect.element(box()).toHaveValue('Precious');
  // What loads above the button would move it away from under the click.
  await said('No comments yet');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect.element(commentsShown()).toContainText('Precious');
  await expect.element(box()).toHaveValue('');
  await expect.element(box()).toHaveFocus();

  answers['PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}'] =
    refusal('internal');
  await commentsShown().getByRole('button', { name: 'Edit comment' }).click();
  await editor().fill('More precious');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said('Couldn’t save your comment.');
  await expect.element(editor()).toHaveValue('More precious');
  logged.mockRestore();
});

test('only the author can change a comment; a comment without an author says “Former member”', async () => {
  const can = { edit: false, remove: false };
  const eetu = { id: 8, name: 'Eetu Laine', avatar: null };
  await openTicketPage(
    {},
    {
      comments: [
        commentOf({ id: 1, author: eetu, can }),
        commentOf({ id: 2, author: null, can, text: 'Remember me' }),
      ],
    },
  );
  const [first, last] = [commentsShown().first(), commentsShown().last()];
  await expect.element(first).toHaveAccessibleName('Comment by Eetu Laine');
  await expect
    .element(first.getByRole('link', { name: 'Eetu Laine' }))
    .toHaveAttribute('href', '/profile/8');
  await expect.element(last).toHaveAccessibleName('Comment by Former member');
  await expect.element(last).toContainText('Remember me');
  await expect
    .element(commentsShown().getByRole('button', { name: /Edit|Delete/ }))
    .toHaveLength(0);
});

test('mentions a teammate with the keyboard', async () => {
  const { comments } = await openTicketPage();
  await focusOn(box());
  await userEvent.keyboard('Ask @e');
  await expect
    .poll(() => textsOf(suggestions().getByRole('option')))
    .toEqual([expect.stringContaining('Eetu Laine')]);
  await expect.element(page.getByText('1 person to mention')).toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(suggestions()).toHaveLength(0);
  await userEvent.keyboard('e{ArrowDown}{Enter}');
  await expect.element(box()).toHaveValue('Ask @Eetu Laine ');
  await userEvent.keyboard('about it{Control>}{Enter}{/Control}');
  await expect.element(box()).toHaveValue('');
  await expect
    .element(commentsShown().getByRole('link', { name: '@Eetu Laine' }))
    .toHaveAttribute('href', '/profile/8');
  expect(comments[0]?.text).toBe('Ask @[8] about it');

  await page.getByRole('button', { name: 'Edit comment' }).click();
  await expect.element(editor()).toHaveValue('Ask @Eetu Laine about it');
  await editor().fill('Please ask @Eetu Laine');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(editor()).toHaveLength(0);
  await expect.element(commentsShown()).toContainText('Please ask @Eetu Laine');
  expect(comments[0]?.text).toBe('Please ask @[8]');
  await page.getByRole('button', { name: 'Reply to Aino Virtanen' }).click();
  await expect.element(box()).toHaveValue('> Please ask @Eetu Laine\n\n');
});
