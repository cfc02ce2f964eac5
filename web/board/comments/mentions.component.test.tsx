import type { Comment } from '#contract/board/comments.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openTeamSpace } from '#tests/components/screens/board.tsx';
import { focusOn } from '#tests/components/press-on.ts';
import { memberOf } from '#tests/components/teams.ts';
import {
  box,
  commentOf,
  commentsShown,
  openTicketPage,
} from '#tests/components/screens/ticket-page.tsx';

const team = [memberOf(), memberOf({ id: 8, name: 'Eetu Laine' })];
const suggestions = () => page.getByRole('listbox', { name: 'People to mention' });

/** A team that hasn't loaded until `letGo` is called. */
function slowTeam() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const members = () => promise.then(() => team);
  return { answers: { 'GET /projects/{projectId}/members': members }, letGo: () => resolve() };
}

/** Mentions Eetu with a button before the team has loaded. */
async function mentionEarly(button: string, letGo: () => void) {
  const text = page.getByPlaceholder(/^Write a (comment|note)\.\.\./);
  await text.fill('Ask @Eetu Laine');
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  letGo();
  await expect.element(text).toHaveValue('');
  await expect
    .element(commentsShown().getByRole('link', { name: '@Eetu Laine' }))
    .toHaveAttribute('href', '/profile/8');
}

test('a name that was typed before the team has loaded is still a mention on a ticket', async () => {
  const { answers, letGo } = slowTeam();
  const { comments } = await openTicketPage({}, { answers });
  await mentionEarly('Comment', letGo);
  expect(comments[0]?.text).toBe('Ask @[8]');
});

test('a name that was typed before the team has loaded is still a mention in the notes', async () => {
  const { answers, letGo } = slowTeam();
  const notes: Comment[] = [];
  await openTeamSpace([], {
    query: '?team=notes',
    answers: {
      ...answers,
      'GET /projects/{projectId}/notes': () => [...notes],
      'POST /projects/{projectId}/notes': ({ body: { text } }) => {
        const note = commentOf({ text, mentions: [{ id: 8, name: 'Eetu Laine' }] });
        notes.push(note);
        return note;
      },
    },
  });
  await mentionEarly('Post note', letGo);
  expect(notes[0]?.text).toBe('Ask @[8]');
});

test('the names to mention are above a box at the bottom of the window', async () => {
  await page.viewport(390, 400);
  await openTicketPage();
  await focusOn(box());
  await userEvent.keyboard('Hello @nobody');
  await expect.element(suggestions()).toHaveLength(0);
  await box().fill('');
  box().element().scrollIntoView({ block: 'end' });
  await userEvent.keyboard('Hello @');
  await expect.element(suggestions()).toBeInViewport({ ratio: 1 });
  const [list, field] = [suggestions(), box()].map((one) => one.element().getBoundingClientRect());
  expect(list!.bottom).toBeLessThanOrEqual(field!.top);
  await expect.element(suggestions().getByRole('option')).toHaveLength(1);
  await suggestions().getByRole('option').click();
  await expect.element(box()).toHaveValue('Hello @Eetu Laine ');
  await expect.element(box()).toHaveFocus();
});
