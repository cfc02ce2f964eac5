import type { Ticket } from '#contract/board/tickets.ts';

/** Loads with the first finished ticket. Nothing is lost if it can't: the ticket's page offers it, too. */
export const offerReview = (ticket: Ticket) =>
  void import('#web/proof/reviews/offer-review.ts')
    .then((module) => module.offerReview(ticket))
    .catch(() => {});
