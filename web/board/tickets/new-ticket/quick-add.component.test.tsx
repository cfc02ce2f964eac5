import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openScreen, reload } from '#tests/components/screens/open-screen.tsx';
import { ticketOf } from '#tests/components/tickets.ts';
import { QuickAdd } from './quick-add.tsx';

const add = () => page.getByRole('button', { name: 'Add a ticket to In Progress' });
const field = () => page.getByLabelText('Title of the new ticket in In Progress');

async function openQuickAdd() {
  const answers: Answers = {
    'POST /projects/{projectId}/tickets': refusal('limit_reached', {
      message: 'Too many tickets.',
    }),
  };
  const Foot = () => <QuickAdd projectId={1} status="In Progress" />;
  const sent = await openScreen(Foot, '/team-workspace/1', { answers });
  await add().click();
  await expect.element(field()).toHaveFocus();
  return { answers, sent };
}

test('creates tickets in its column from their titles alone, one after another', async () => {
  const { answers, sent } = await openQuickAdd();
  await userEvent.keyboard('Oil the hinges{Enter}');
  await expect.element(page.getByText('Too many tickets.')).toBeVisible();
  await expect.element(field()).toHaveValue('Oil the hinges');
  answers['POST /projects/{projectId}/tickets'] = ticketOf();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveFocus();
  expect(sent.at(-1)?.body).toMatchObject({
    title: 'Oil the hinges',
    description: 'Oil the hinges',
    status: 'In Progress',
  });
});

test('Enter pressed while a ticket is being created creates the next one afterward', async () => {
  const { answers, sent } = await openQuickAdd();
  const { promise, resolve } = Promise.withResolvers<void>();
  answers['POST /projects/{projectId}/tickets'] = async () => {
    await promise;
    return ticketOf();
  };
  await userEvent.keyboard('Oil the hinges{Enter}');
  await expect.poll(() => sent.length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await field().fill('Hang the bell');
  await userEvent.keyboard('{Enter}');
  resolve();
  await expect.element(field()).toHaveValue('');
  const titles = sent.map(({ body }) => (body as { title: string }).title);
  expect(titles).toEqual(['Oil the hinges', 'Hang the bell']);
});

test('sends nothing for a blank title, keeps what was typed, and closes with Escape', async () => {
  const { sent } = await openQuickAdd();
  await userEvent.keyboard('  {Enter}');
  await field().fill('Half a tit');
  await reload();
  await add().click();
  await expect.element(field()).toHaveValue('Half a tit');
  await userEvent.keyboard('{Escape}');
  await expect.element(add()).toBeVisible();
  expect(sent).toEqual([]);
});
