import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { adminCommand } from '#tests/e2e/support/admin-command.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

test('an admin suspends someone, reads their objection and undoes it', async ({
  pieces,
  openPage,
  signUp,
  expectConsole,
}) => {
  const [admin, aino, eetu] = await Promise.all([signUp('Admin'), signUp('Aino'), signUp('Eetu')]);
  const page = await openPage({ person: admin, ...stillPage });
  expectConsole(page, /404/);
  await page.goto('/admin');
  await expect(page).toHaveTitle('Page not found · Pieces');
  await adminCommand(pieces)('add', admin.email);

  const project = await createProject(eetu);
  const report = (kind: string, id: number, text: string) =>
    aino.send('POST /reports', { body: { subject: { kind, id }, reason: 'spam', text } });
  await report('person', eetu.id, 'Sends ads to everyone.');
  await report('project', project.id, 'An ad, too.');

  await page.goto('/projects');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await expect(page).toHaveTitle('Admin · Pieces');
  // Other tests may have left some, too.
  const reports = page.getByRole('article').filter({ hasText: /Sends ads to|An ad, too/ });
  await expect(reports).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Take action on ${eetu.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Take action on ${eetu.name}` });
  await dialog.getByLabel('Action').selectOption({ label: `Suspend ${eetu.name}` });
  await dialog.getByLabel('For how long').selectOption('For good');
  await dialog.getByLabel('Reason').fill('Ads aren’t welcome here.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(reports).toHaveCount(1);
  expect((await eetu.refused('GET /auth/me')).status).toBe(401);

  const link = await pieces.linkFor(eetu.email);
  const visitor = await openPage(stillPage);
  await visitor.goto(link);
  await expect(visitor.getByText('Ads aren’t welcome here.')).toBeVisible();
  await visitor.getByLabel('Object to this decision').fill('Somebody else used my account.');
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Send objection' }).click();
  await expect(visitor.getByText('You’ve objected.')).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'A decision about you' })).toBeFocused();

  await page.reload();
  await page.getByRole('tab', { name: 'Decisions' }).click();
  await expect(page.getByText('Somebody else used my account.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Undo the decision about ${eetu.name}` }).click();
  const undoing = page.getByRole('dialog', { name: /^Undo the decision/ });
  await undoing.getByLabel('Reason').fill('Their account was stolen.');
  await undoing.getByRole('button', { name: 'Undo the decision' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(page.getByText('Their account was stolen.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Suspended for good/ })).toBeFocused();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('Ended a suspension')).toBeVisible();
  await expectAccessible(page);
  await visitor.reload();
  await expect(visitor.getByText('Their account was stolen.')).toBeVisible();
});

test('an admin finds people, projects and emails, and decides without waiting for a report', async ({
  pieces,
  openPage,
  signUp,
}) => {
  const [admin, eetu] = await Promise.all([signUp('Admin'), signUp('Eetu')]);
  await createProject(eetu, { name: 'Quick money' });
  await adminCommand(pieces)('add', admin.email);
  const page = await openPage({ person: admin, ...stillPage });
  await page.route('**/api/admin/warnings', (route) =>
    route.fulfill({ json: { warnings: ['untrusted_proxy'] } }),
  );
  await page.goto('/admin?view=people');
  await expect(page.getByRole('alert')).toContainText('set TRUST_PROXY to the number of proxies');
  await page.getByLabel('Search people').fill(eetu.email);
  const people = page.getByRole('list', { name: 'People' });
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  const decide = async (name: string, action: string, button: string, reason: string) => {
    await page.getByRole('button', { name: `Take action on ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Take action on ${name}` });
    await dialog.getByLabel('Action').selectOption(action);
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
  };
  await decide(eetu.name, `Suspend ${eetu.name}`, 'Suspend', 'Their account was stolen.');
  await expect(people.getByText('Suspended until')).toBeVisible();
  await page.getByRole('button', { name: `End the suspension of ${eetu.name}` }).click();
  const ending = page.getByRole('dialog');
  await ending.getByLabel('Reason').fill('They have it back.');
  await ending.getByRole('button', { name: 'Undo the decision' }).click();
  await expect(people.getByText('Suspended until')).toBeHidden();

  await page.getByRole('tab', { name: 'Projects' }).click();
  await page.getByLabel('Search projects').fill('quick mon');
  pieces.refuseMail(1);
  const reason = 'It promises money and pays none.';
  await decide('Quick money', 'Close the project', 'Close the project', reason);
  await expect(page.getByText('Closed by an admin')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Emails' }).click();
  const emails = page.getByRole('list', { name: 'Emails' });
  await expect(async () => {
    await page.reload();
    await expect(emails.getByText('Decision made')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  // Other tests may have left some, too.
  const again = emails.getByRole('button', { name: 'Send again' });
  for (let left = await again.count(); left > 0; left -= 1) {
    await again.first().click();
    await expect(again).toHaveCount(left - 1);
  }
  await expect(page.getByText('No failed emails.')).toBeVisible();
  expect(await pieces.linkFor(eetu.email)).toContain('/decision#');
});
