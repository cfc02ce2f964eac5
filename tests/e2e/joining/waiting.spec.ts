import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import type { Page } from '@playwright/test';
import { createAskingProject, settingsForm } from '#tests/factories/projects.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { type Account, createProject, expect, test } from '#tests/e2e/support/pieces.ts';

const join = 'POST /projects/{projectId}/members';
const leave = 'DELETE /projects/{projectId}/members/{userId}';

/** A full team of two. */
async function createFullTeam(lead: Account, member: Account) {
  const project = await createProject(lead, { teamSize: 2 });
  const params = { projectId: project.id };
  await member.send(join, { params });
  return { project, params, path: `/projects/${project.id}` };
}

const waitDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Join the waiting list for Trail' });

test('someone waits for a spot on a full team, is notified when it’s their turn, and takes it', async ({
  signUp,
  openPage,
}) => {
  const [aino, olena, juno] = [await signUp('Aino'), await signUp('Olena'), await signUp('Juno')];
  const { project, params, path } = await createFullTeam(aino, olena);

  const page = await openPage({ ...stillPage, person: juno });
  await page.goto('/projects');
  const card = page.getByRole('article', { name: 'Trail Finder' }).first();
  await expect(card.getByText('Team is full')).toBeVisible();
  await card.getByRole('button', { name: 'Tell me when a spot opens' }).press('Enter');
  await expect(waitDialog(page)).toContainText('keep a spot for you for 48 hours');
  await expectAccessible(page);
  await waitDialog(page).getByLabel('Role').selectOption('Designer');
  await waitDialog(page).getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(waitDialog(page)).toHaveCount(0);
  const leaveList = card.getByRole('button', { name: 'Leave the waiting list for Trail Finder' });
  await expect(leaveList).toBeFocused();
  await expect(card.getByText('On the waiting list')).toBeVisible();
  await expectAccessible(page);

  // While the page is open, the place appears by itself.
  await page.goto(path);
  await expect(page.getByText('You’re on the waiting list')).toBeVisible();
  await expectAccessible(page);
  await olena.send(leave, { params: { ...params, userId: olena.id } });
  await expect(page.getByText(/^A spot as Designer is yours until \w+ \d+, \d+:\d+/)).toBeVisible();
  await expect(page.getByText('1 / 2 members, 1 reserved spot')).toBeVisible();
  await page.getByRole('button', { name: 'Take the spot' }).click();
  await expect(page).toHaveURL(new RegExp(`/team-workspace/${project.id}$`));
  await expect(
    page.getByRole('region', { name: 'You’ve joined as Designer. Welcome!' }),
  ).toBeVisible();
});

test('a declined spot goes to the next in line, who asks for it', async ({
  signUp,
  openPage,
  pieces,
}) => {
  const [aino, juno, kai] = [await signUp('Aino'), await signUp('Juno'), await signUp('Kai')];
  const project = await createAskingProject(aino, { teamSize: 1 });
  const params = { projectId: project.id };
  for (const person of [juno, kai])
    await person.send('PUT /projects/{projectId}/waiting', { params });
  await aino.send('PUT /projects/{projectId}', {
    params,
    body: { ...settingsForm(project), teamSize: 2 },
  });
  // Before the page is open: who reads it there first gets no email.
  const path = `/projects/${project.id}`;
  expect(new URL(await pieces.linkFor(juno.email)).pathname).toBe(path);
  const page = await openPage({ person: juno });
  await page.goto(path);
  // It also appears on a page that was just connecting.
  const next = await openPage({ ...stillPage, person: kai });
  const letGo = await holdBack(next, '**/notifications/events*');
  await next.goto(path);
  await expect(next.getByText('You’re on the waiting list')).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: 'Tell me when a spot opens' })).toBeVisible();
  letGo();
  await expect(next.getByText(/^A spot is yours until /)).toBeVisible();
  await next.getByRole('button', { name: 'Take the spot' }).click();
  const dialog = next.getByRole('dialog', { name: 'Ask to join Trail Finder' });
  await expect(dialog).toContainText('You’ll get an answer within 2 days');
  await expectAccessible(next);
  await dialog.getByLabel('Message (optional)').fill('I know maps.');
  await next.reload();
  await next.getByRole('button', { name: 'Take the spot' }).click();
  await expect(dialog.getByLabel('Message (optional)')).toHaveValue('I know maps.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(
    'Your request to join Trail Finder',
  );
});

test('a lead invites someone from their profile, who joins a team whose leads answer first', async ({
  signUp,
  openPage,
  pieces,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const project = await createAskingProject(aino);
  const lead = await openPage({ ...stillPage, person: aino });
  await lead.goto(`/profile/${juno.id}`);
  await lead.getByRole('button', { name: 'Invite to a team' }).click();
  const dialog = lead.getByRole('dialog', { name: `Invite ${juno.name}` });
  await dialog.getByLabel('Role').selectOption('Designer');
  await dialog.getByLabel('Message (optional)').fill('We like your maps.');
  await expectAccessible(lead);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(lead.getByText(`Invited ${juno.name} to Trail Finder`)).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Invite to a team' })).toBeFocused();

  await lead.goto(`/team-workspace/${project.id}/settings?section=team`);
  const people = lead.getByRole('list', { name: 'Invited people' });
  await expect(people.getByRole('listitem')).toContainText([juno.name]);
  await expect(people.getByText('Waiting')).toBeVisible();
  await lead.getByLabel('Link to their profile').fill('kai');
  await lead.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(lead.getByText('Paste the link to their profile', { exact: false })).toBeVisible();
  await expectAccessible(lead);

  const page = await openPage({ ...stillPage, person: juno });
  await page.goto(new URL(await pieces.linkFor(juno.email)).pathname);
  await expect(page.getByRole('heading', { name: 'Join Trail Finder', level: 1 })).toBeVisible();
  await expect(page.getByText('We like your maps.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(
    page.getByRole('region', { name: 'You’ve joined as Designer. Welcome!' }),
  ).toBeVisible();
});

test('a newcomer who confirms in another browser is led back to the invitation', async ({
  signUp,
  openPage,
  pieces,
  expectConsole,
}) => {
  const aino = await signUp('Aino');
  const { id } = await createAskingProject(aino);
  const { body: link } = await aino.send('POST /projects/{projectId}/invitations', {
    params: { projectId: id },
    body: {},
  });
  const page = await openPage();
  await page.goto(new URL(link.url).pathname);
  await page.getByRole('link', { name: 'Sign up to join' }).click();
  const email = `juno.${id}.elsewhere@pieces.test`;
  await page.getByLabel('First Name').fill('Juno');
  await page.getByLabel('Last Name').fill('Elsewhere');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Correct4Horse');
  await page.getByLabel('Confirm Password').fill('Correct4Horse');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/Registration successful!/)).toBeVisible();

  const phone = await openPage();
  expectConsole(phone, /403 \(Forbidden\)/);
  const confirmation = new URL(await pieces.linkFor(email));
  await phone.goto(confirmation.pathname + confirmation.search);
  await phone.getByLabel('Password', { exact: true }).fill('Correct4Horse');
  await phone.getByRole('button', { name: 'Confirm email' }).click();
  await expect(phone).toHaveURL(new RegExp(`/team-workspace/${id}$`));
});
