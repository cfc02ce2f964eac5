import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TicketReviews } from '#contract/proof/reviews.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { Reviews } from './reviews.tsx';

const nobody = page.getByText('Nobody has reviewed this ticket yet.');

const open = (fields: Partial<TicketReviews>) => {
  const reviews = {
    reviews: [],
    can: { review: false, remove: false },
    refusal: null,
    teammates: [],
    ...fields,
  };
  return openScreen(
    () => <Reviews projectId={3} ticketId={5} isDone personId={7} />,
    '/tickets/3/5',
    {
      answers: {
        'GET /projects/{projectId}/tickets/{ticketId}/reviews': reviews as TicketReviews,
      },
    },
  );
};

test('tells someone who finished a ticket why it doesn’t count yet, even with teammates to ask', async () => {
  await open({
    uncounted: { reason: 'unreviewed', from: null },
    teammates: [{ id: 8, name: 'Olena Shevchenko', isAsked: false }],
  });
  await expect.element(page.getByText('Waiting for a review.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ask Olena Shevchenko' })).toBeVisible();
});

test('others read that nobody has reviewed it, or why they can’t', async () => {
  await open({ uncounted: null });
  await expect.element(nobody).toBeVisible();
});

test('shows neither to reviewers, even without a reason during an upgrade', async () => {
  await open({ can: { review: true, remove: false } });
  await expect.element(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect.element(nobody).toHaveLength(0);
});
