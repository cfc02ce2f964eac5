import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { openBoard } from '#tests/e2e/support/board.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { findOnServer } from '#tests/e2e/support/ticket-page.ts';

/** A day in the browser's time zone, which may be ahead of this process's. */
function dayFromToday(days: number): string {
  const day = new Date(new Date().toLocaleDateString('sv', { timeZone: 'Europe/Helsinki' }));
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const checklist = '# Plan\n\n- [ ] Draw **it**\n- [x] Buy paper\n  - [ ] Thick paper\n\nThe end.';

test('labels and a due date are set on the ticket’s page and appear on a teammate’s board, accessibly', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const eetu = await signUp('Eetu');
  const techStack = ['React', 'PostgreSQL', 'TypeScript'];
  const project = await createProject(aino, { techStack });
  await eetu.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  const ticket = await createTicket(aino, project.id);
  const full = await createTicket(aino, project.id, {
    title: 'Light the lamps of the harbour before the first ferry leaves',
    description: checklist,
    labels: techStack,
    dueDate: dayFromToday(-1),
    assigneeId: aino.id,
    priority: 'High',
    type: 'Documentation',
  });
  const board = await openPage({ person: eetu });
  await openBoard(board, project.id);
  const card = board.getByRole('group', { name: 'Draw the map' });
  await expect(card).toContainText('#1');

  const page = await openPage({ ...stillPage, person: aino });
  await page.goto(`/tickets/${project.id}/${ticket.id}`);
  await page.getByRole('button', { name: 'No due date (change due date)' }).click();
  await page.getByLabel('Due date').fill(dayFromToday(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Due tomorrow (change due date)' })).toBeFocused();
  await page.getByRole('button', { name: 'No labels (change labels)' }).click();
  await page.getByRole('checkbox', { name: 'React' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'React (change labels)' })).toBeFocused();

  await expect(card).toContainText('React');
  await expect(card).toContainText('Due tomorrow');
  await page.getByText('History').click();
  await expect(page.getByText(/set the labels to React/)).toBeVisible();
  await expect(page.getByText(/set the due date to/)).toBeVisible();

  await page.getByRole('button', { name: /change due date/ }).click();
  await page.getByRole('button', { name: 'Remove due date' }).click();
  await expect(page.getByRole('button', { name: 'No due date (change due date)' })).toBeVisible();
  expect(await findOnServer(aino, ticket)).toMatchObject({ dueDate: null, labels: ['React'] });

  // The page is accessible with all details.
  await page.goto(`/tickets/${project.id}/${full.id}`);
  await page.getByRole('button', { name: /change labels/ }).click();
  await page.getByRole('button', { name: /change due date/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Draw it' })).toBeVisible();
  await expectAccessible(page);
});
