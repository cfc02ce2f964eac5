import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { url } from '#tests/components/screens/open-screen.tsx';
import { openTicketPage } from '#tests/components/screens/ticket-page.tsx';

const list = 'GET /projects/{projectId}/tickets';
const button = (name: string) => page.getByRole('button', { name });
const title = (name: string) => page.getByRole('heading', { name, level: 1 });

test('shows loading, then the error if tickets cannot be loaded', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const { ticket, answers } = await openTicketPage(
    {},
    { answers: { [list]: () => promise.then(() => refusal('internal')) } },
  );
  await expect.element(page.getByText('Loading ticket...')).toBeVisible();
  letFail();
  await expect.element(page.getByText('Failed to fetch tickets')).toBeVisible();
  answers[list] = { content: [ticket], lastChange: 1 };
  await button('Try again').click();
  await expect.element(title(ticket.title)).toBeVisible();
});

test('an unknown ticket shows its id, the number of tickets and a way back', async () => {
  const { ticket } = await openTicketPage(
    { id: 999_999 },
    { answers: { [list]: { content: [], lastChange: 1 } } },
  );
  await expect.element(title('Ticket not found')).toBeVisible();
  await expect.element(page.getByText(`Ticket ID: ${ticket.id}`)).toBeVisible();
  await expect.element(page.getByText('Available tickets: 0')).toBeVisible();
  await expectAccessible();
  await button('Go Back').click();
  await expect.poll(url).toBe('/team-workspace/1');
});
