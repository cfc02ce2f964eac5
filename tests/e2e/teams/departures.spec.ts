import { openBoard, toastsOn } from '#tests/e2e/support/board.ts';
import { mention } from '#tests/e2e/support/mention.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { openDatabase } from '#tests/e2e/support/second-process.ts';

const join = 'POST /projects/{projectId}/members';

test('a member plans to leave, stays, and then leaves with a hand-over that the team sees live', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu, olena] = await Promise.all([signUp('Aino'), signUp('Eetu'), signUp('Olena')]);
  const project = await createProject(aino);
  for (const person of [eetu, olena])
    await person.send(join, { params: { projectId: project.id } });
  await createTicket(aino, project.id, { title: 'Map tiles', assigneeId: olena.id });
  await createTicket(aino, project.id, { title: 'Icons', assigneeId: olena.id });

  const watching = await openPage({ person: aino });
  const { card } = await openBoard(watching, project.id);
  await watching.getByRole('button', { name: 'Team', exact: true }).click();
  const page = await openPage({ person: olena });
  await openBoard(page, project.id);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL(/team=people$/);
  await page.getByRole('button', { name: 'Leave team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave this team?' });
  await dialog.getByLabel('When', { exact: true }).selectOption('On a later day');
  await dialog.getByRole('button', { name: /^Leave on \w+day, / }).click();
  await expect(toastsOn(page).getByText(/^You’ll leave on \w+day, /)).toBeVisible();
  await expect(watching.getByText(/^On the team until \w+day, /)).toBeVisible();
  await page.getByRole('button', { name: 'Stay after all' }).click();
  await expect(watching.getByText(/^On the team until/)).toHaveCount(0);
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
  await expect(watching.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await watching.keyboard.press('Escape');
  await expect(card('Map tiles')).toContainText(eetuName);
  await expect(card('Icons')).toContainText('Unassigned');
});

test('a newcomer says hello, and a note that mentions someone is heard live and found by its link', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino);
  await eetu.send(join, { params: { projectId: project.id } });
  const lead = await openPage({ person: aino });
  await openBoard(lead, project.id);
  await lead.getByRole('button', { name: 'Team', exact: true }).click();
  await lead.getByRole('tab', { name: 'Notes' }).click();
  await expect(lead.getByText('No notes yet.')).toBeVisible();

  const page = await openPage({ person: eetu });
  await openBoard(page, project.id);
  await page.getByLabel('Say hello in your team’s notes').fill('Hi, I’m Eetu!');
  const seen = page.waitForResponse((response) => response.url().endsWith('/welcome/seen'));
  await page.getByRole('button', { name: 'Say hello' }).click();
  await expect(page.getByRole('link', { name: 'See the notes' })).toBeVisible();
  await expect(lead.getByText('Hi, I’m Eetu!')).toBeVisible();
  await seen;
  const again = await openPage({ person: eetu });
  await openBoard(again, project.id);
  await expect(again.getByLabel('Say hello in your team’s notes')).toHaveCount(0);
  const box = lead.getByRole('textbox', { name: 'Note' });
  await mention(box, { text: 'Welcome, @Ee', name: eetu.name });
  await lead.keyboard.press('Control+Enter');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /mentioned you in the notes of Trail Finder/ }).click();
  await expect(page).toHaveURL(/team=notes$/);
  await expect(page.getByRole('dialog').getByText(/^Welcome, @Eetu/)).toBeVisible();
});

test('someone quiet is asked above the board, and one press answers', async ({
  openPage,
  pieces,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino);
  await eetu.send(join, { params: { projectId: project.id } });
  await createTicket(aino, project.id, { title: 'Map tiles', assigneeId: eetu.id });
  const { pool, close } = await openDatabase(pieces);
  await pool.query(
    `update project_members set last_seen_on = current_date - 22, quiet_asked_at = now(),
                                quiet_told_at = now(), is_new = false
      where project_id = $1 and user_id = $2`,
    [project.id, eetu.id],
  );
  await close();

  const page = await openPage({ person: eetu });
  await openBoard(page, project.id);
  const question = page.getByText('Are you still working on “Map tiles”?');
  await expect(question).toBeVisible();
  const lead = await openPage({ person: aino });
  await openBoard(lead, project.id);
  await lead.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(lead.getByText('Quiet for 22 days. Only leads see this.')).toBeVisible();
  await lead.getByRole('button', { name: 'Open up their spot' }).click();
  await lead.getByRole('alertdialog').getByRole('button', { name: 'Open up their spot' }).click();
  await expect(lead.getByText('Inactive: can read, but isn’t on the team')).toBeVisible();
  await page.getByRole('button', { name: 'Come back' }).click();
  await expect(page.getByRole('button', { name: 'Come back' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(lead.getByText('Inactive: can read, but isn’t on the team')).toHaveCount(0);
  await expect(question).toHaveCount(0);
});
