import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import type { Page } from '@playwright/test';
import { createAskingProject } from '#tests/factories/projects.ts';
import { type Account, expect, test } from '#tests/e2e/support/pieces.ts';

const create = 'POST /projects/{projectId}/invitations';

async function createLink(lead: Account, projectId: number, body = {}) {
  const { body: link } = await lead.send(create, { params: { projectId }, body });
  return { ...link, path: new URL(link.url).pathname };
}

const invite = (page: Page) => page.getByRole('region', { name: 'Invite people' });

test('a lead creates a link; a newcomer signs up with it and lands in the team space; a revoked one says so', async ({
  signUp,
  openPage,
  pieces,
  expectConsole,
}) => {
  const aino = await signUp('Aino');
  const { id } = await createAskingProject(aino);
  const lead = await openPage({ ...stillPage, person: aino });
  await lead.goto(`/team-workspace/${id}/settings?section=team`);
  await invite(lead).getByLabel('Role').selectOption('Designer');
  await invite(lead).getByLabel('Expires after').selectOption('30 days');
  await invite(lead).getByRole('button', { name: 'Create link' }).click();
  const url = await invite(lead).getByLabel('Your new link').inputValue();
  await expect(invite(lead).getByText(/used 0 of 1/)).toBeVisible();
  await expectAccessible(lead);

  const page = await openPage();
  const response = await page.goto(new URL(url).pathname);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(page.getByRole('heading', { name: 'Join Trail Finder' })).toBeVisible();
  await expect(page.getByText(`${aino.name} invited you.`, { exact: false })).toBeVisible();
  await expect(page.getByText('You’d join as Designer', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Sign up to join' }).click();
  // The token is in no address on the way.
  await expect(page).toHaveURL(/\/login\?next=%2Finvite$/);
  const email = `juno.${id}.invited@pieces.test`;
  await page.getByLabel('First Name').fill('Juno');
  await page.getByLabel('Last Name').fill('Invited');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Correct4Horse');
  await page.getByLabel('Confirm Password').fill('Correct4Horse');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/Registration successful!/)).toBeVisible();

  // The emailed link leads back to the invitation in another browser, too.
  const phone = await openPage();
  expectConsole(phone, /403 \(Forbidden\)/);
  const link = new URL(await pieces.linkFor(email));
  await phone.goto(link.pathname + link.search);
  await phone.getByLabel('Password', { exact: true }).fill('Correct4Horse');
  await phone.getByRole('button', { name: 'Confirm email' }).click();
  await expect(
    phone.getByRole('region', { name: 'You’ve joined as Designer. Welcome!' }),
  ).toBeVisible();

  // A member who opens the link again lands in the team space.
  await phone.goto(new URL(url).pathname);
  await expect(phone).toHaveURL(new RegExp(`/team-workspace/${id}$`));

  // A link that was revoked says so, and signing in no longer leads back to it.
  const olena = await signUp('Olena');
  const { path } = await createLink(aino, id);
  const visitor = page;
  await visitor.goto(path);
  await visitor.getByRole('link', { name: 'Sign in' }).last().click();

  await lead.reload();
  await expect(invite(lead).getByText('Used by Juno Invited')).toBeVisible();
  await invite(lead)
    .getByRole('button', { name: /^Revoke the link for Any role/ })
    .click();
  await expect(
    invite(lead).getByRole('listitem').filter({ hasText: 'Any role' }).getByText('Closed'),
  ).toBeVisible();

  expectConsole(visitor, /403 \(Forbidden\)/);
  await visitor.getByLabel('Email').fill(olena.email);
  await visitor.getByLabel('Password', { exact: true }).fill(olena.password);
  await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(
    visitor.getByRole('heading', { name: 'This invitation no longer works' }),
  ).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused();
  await visitor.goto('/invite');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'This invitation is incomplete',
  );
});
