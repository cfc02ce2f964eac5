import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openTicketPage } from '#tests/components/screens/ticket-page.tsx';
import { noReviews } from '#tests/components/tickets.ts';

const step = (name: string) => page.getByRole('button', { name, exact: true });
const reviews = {
  ...noReviews,
  teammates: [{ id: 8, name: 'Eetu Laine', isAsked: false }],
};

test('takes a ticket, starts it and finishes it, one press each, and offers a review', async () => {
  const { ticket } = await openTicketPage(
    {},
    { answers: { 'GET /projects/{projectId}/tickets/{ticketId}/reviews': reviews } },
  );
  await step('Assign to me').click();
  await step('Start').click();
  await expect.element(step('Mark as done')).toBeVisible();
  expect(ticket).toMatchObject({ assigneeId: 7, status: 'In Progress' });
  await step('Mark as done').click();
  await expect
    .element(page.getByText('Finished. Ask Eetu Laine to review it?').first())
    .toBeVisible();
  await expect.element(step('Mark as done')).toHaveLength(0);
  expect(ticket.status).toBe('Done');
});

test('doesn’t move on what a teammate works on', async () => {
  await openTicketPage({ assigneeId: 8, status: 'In Progress' });
  await expect.element(page.getByLabelText('Status')).toBeVisible();
  for (const name of ['Assign to me', 'Start', 'Mark as done'])
    await expect.element(step(name)).toHaveLength(0);
});
