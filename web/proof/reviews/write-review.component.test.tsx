import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TicketReviews } from '#contract/proof/reviews.ts';
import type { Answers } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { moveBy, openBacklog } from '#tests/components/screens/board.tsx';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { openTicketPage } from '#tests/components/screens/ticket-page.tsx';
import { noReviews } from '#tests/components/tickets.ts';

const eetu = { id: 8, name: 'Eetu Laine', isAsked: false };

/** A server that keeps the reviews of a ticket. */
function reviewAnswers(fields: Partial<TicketReviews>): Answers {
  const state: TicketReviews = { ...noReviews, ...fields };
  return {
    'GET /projects/{projectId}/tickets/{ticketId}/reviews': () => ({ ...state }),
    'POST /projects/{projectId}/tickets/{ticketId}/reviews': ({ body: { note } }) => {
      const by = { id: 7, name: 'Aino Virtanen', avatar: null };
      const review = { id: 1, note, by, createdAt: '2026-01-02T09:00:00.000Z', isCurrent: true };
      Object.assign(state, { reviews: [review], can: { review: false, remove: true } });
      return review;
    },
    'DELETE /projects/{projectId}/tickets/{ticketId}/reviews': () =>
      Object.assign(state, { reviews: [], can: { review: true, remove: false } }),
    'POST /projects/{projectId}/tickets/{ticketId}/review-requests': () =>
      Object.assign(state, {
        teammates: state.teammates.map((one) => ({ ...one, isAsked: true })),
      }),
  };
}

test('someone who finishes a ticket on the board can ask a teammate to review it', async () => {
  const { sent } = await openBacklog(['Draw the map'], {
    answers: reviewAnswers({ teammates: [eetu] }),
  });
  await moveBy('Draw the map', 'Move to Done');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect.element(toasts).toContainText('Finished. Ask Eetu Laine to review it?');
  await toasts.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(toasts).toContainText('Asked Eetu Laine');
  expect(sent.filter(({ key }) => key.endsWith('/review-requests'))).toMatchObject([
    { params: { projectId: '1', ticketId: '11' }, body: { userId: 8 } },
  ]);
});

test('someone asks a teammate on the ticket’s page', async () => {
  const answers = reviewAnswers({ teammates: [eetu] });
  await openTicketPage({ status: 'Done', assigneeId: 7 }, { answers });
  await page.getByRole('button', { name: 'Ask Eetu Laine' }).click();
  await expect.element(page.getByRole('button', { name: 'Asked Eetu Laine' })).toBeVisible();
  await expectAccessible();
});

test('a review is kept while it’s typed, sent and taken back', async () => {
  const answers = reviewAnswers({ can: { review: true, remove: false } });
  await openTicketPage({ status: 'Done', assigneeId: 8 }, { answers });
  const note = page.getByLabelText('Looks good? Say so');
  await note.fill('Clear and easy to follow');
  await reload();
  await expect.element(note).toHaveValue('Clear and easy to follow');
  await expectAccessible();
  await page.getByRole('button', { name: 'Send review' }).click();
  const written = page.getByRole('article', { name: 'Review by Aino Virtanen' });
  await expect.element(written).toContainText('Clear and easy to follow');
  await expect.element(page.getByRole('heading', { name: 'Reviews' })).toHaveFocus();
  await expectAccessible();
  await written.getByRole('button', { name: 'Delete your review' }).click();
  await expect.element(note).toHaveValue('Clear and easy to follow');
});
