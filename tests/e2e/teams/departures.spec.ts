import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { openBoard, toastsOn } from '#tests/e2e/support/board.ts';
import { mention } from '#tests/e2e/support/mention.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { openDatabase } from '#tests/e2e/support/second-process.ts';

const join = 'POST /projects/{projectId}/members';

test('a newcomer says hello, a member leaves with a hand-over, and someone quiet is asked: the team sees it live', async ({
  openPage,
  pieces,
  signUp,
}) => {
  const [aino, eetu, olena] = await Promise.all([signUp('Aino'), signUp('Eetu'), signUp('Olena')]);
  const project = await createProject(aino);
  for (const person of [eetu, olena])
    await person.send(join, { params: { projectId: project.id } });
  const lead = await openPage({ person: aino });
  const { card } = await openBoard(lead, project.id);
  await lead.getByRole('button', { name: 'Team', exact: true }).click();
  await lead.getByRole('tab', { name: 'Notes' }).click();
  await expect(lead.getByText('No notes yet.')).toBeVisible();

  const his = await openPage({ person: eetu });
  await openBoard(his, project.id);
  await his.getByLabel('Say hello to your team').fill('Hi, I’m Eetu!');
  const seen = his.waitForResponse((response) => response.url().endsWith('/welcome/seen'));
  await his.getByRole('button', { name: 'Say hello' }).click();
  await expect(his.getByRole('link', { name: 'See the notes' })).toBeVisible();
  await expect(lead.getByText('Hi, I’m Eetu!')).toBeVisible();
  await seen;
  const box = lead.getByRole('textbox', { name: 'Note' });
  await mention(box, { text: 'Welcome, @Ee', name: eetu.name });
  await lead.keyboard.press('Control+Enter');

  await his.getByRole('button', { name: /^Notifications/ }).click();
  await his.getByRole('link', { name: /mentioned you in the notes of Trail Finder/ }).click();
  await expect(his).toHaveURL(/team=notes$/);
  await expect(his.getByRole('dialog').getByText(/^Welcome, @Eetu/)).toBeVisible();

  // Olena plans to leave, stays, and then leaves with a hand-over that the team sees live.
  await createTicket(aino, project.id, { title: 'Map tiles', assigneeId: olena.id });
  await createTicket(aino, project.id, { title: 'Icons', assigneeId: olena.id });
  await lead.getByRole('tab', { name: 'People' }).click();
  const page = await openPage({ ...stillPage, person: olena });
  await openBoard(page, project.id);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL(/team=people$/);
  await page.getByRole('button', { name: 'I’ll be away for a while' }).click();
  await page.getByRole('button', { name: 'Leave team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave this team?' });
  await dialog.getByLabel('When', { exact: true }).selectOption('On a later day');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Leave on \w+day, / }).click();
  await expect(toastsOn(page).getByText(/^You’ll leave on \w+day, /)).toBeVisible();
  await expect(lead.getByText(/^On the team until \w+day, /)).toBeVisible();
  await page.getByRole('button', { name: 'Stay after all' }).click();
  await expect(lead.getByText(/^On the team until/)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Members' })).toBeFocused();

  await page.getByRole('button', { name: 'Leave team' }).click();
  const eetuName = `${eetu.firstName} ${eetu.lastName}`;
  await dialog.getByLabel('Who gets Map tiles').selectOption(eetuName);
  await dialog.getByLabel('Note to your team (optional)').fill('Good luck with the launch!');
  // A note that isn't sent yet is kept.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Leave team' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Note to your team (optional)')).toHaveValue(
    'Good luck with the launch!',
  );
  await dialog.getByLabel('Who gets Map tiles').selectOption(eetuName);
  await dialog.getByRole('button', { name: 'Leave team' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(toastsOn(page).getByText('You left the team')).toBeVisible();
  await expect(lead.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await lead.keyboard.press('Escape');
  await expect(card('Map tiles')).toContainText(eetuName);
  await expect(card('Icons')).toContainText('Unassigned');

  // Eetu, who has Map tiles now, is quiet: he’s asked above the board, and one press answers.
  await his.goto('/events');
  const { pool, close } = await openDatabase(pieces);
  await pool.query(
    `update project_members set last_seen_on = current_date - 22, quiet_asked_at = now(),
                                quiet_told_at = now(), is_new = false
      where project_id = $1 and user_id = $2`,
    [project.id, eetu.id],
  );
  await close();

  await openBoard(his, project.id);
  const question = his.getByText('Are you still working on “Map tiles”?');
  await expect(question).toBeVisible();
  await openBoard(lead, project.id);
  await lead.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(lead.getByText('Quiet for 22 days. Only leads see this.')).toBeVisible();
  await lead.getByRole('button', { name: 'Open up their spot' }).click();
  await lead.getByRole('alertdialog').getByRole('button', { name: 'Open up their spot' }).click();
  await expect(lead.getByText('Inactive: can read, but isn’t on the team')).toBeVisible();
  await his.getByRole('button', { name: 'Come back' }).click();
  await expect(his.getByRole('button', { name: 'Come back' })).toHaveCount(0);
  await expect(his.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(lead.getByText('Inactive: can read, but isn’t on the team')).toHaveCount(0);
  await expect(question).toHaveCount(0);
});
