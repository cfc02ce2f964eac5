import {
  deliver,
  fromForgejo,
  fromGitHub,
  gitHubExamples,
  type Json,
} from '#tests/factories/deliveries.ts';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { expectChosen } from '#tests/e2e/support/selects.ts';

/** GitHub's example of a pull request with other fields. */
function pullRequest(action: string, fields: Json) {
  const [example] = gitHubExamples('pull_request') as { pull_request: Json }[];
  return { ...example, action, pull_request: { ...example!.pull_request, ...fields } };
}

const opened = (fields: Json) => pullRequest('opened', { title: 'Draw the coast', ...fields });
const merged = (fields: Json) =>
  pullRequest('closed', { title: 'Draw the coast', state: 'closed', merged: true, ...fields });

test('a lead connects a repository; what it sends appears live in the Code tab and on tickets, and confirms a user name', async ({
  openPage,
  signUp,
  pieces,
}) => {
  const aino = await signUp('Aino');
  const { id } = await createProject(aino);
  const ticket = await createTicket(aino, id);
  const page = await openPage({ ...stillPage, person: aino });
  await page.goto(`/team-workspace/${id}`);
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.getByRole('link', { name: 'Connect a repository' }).click();
  await page.getByRole('button', { name: 'Connect a repository' }).click();
  const address = page.getByLabel('Webhook URL');
  await expect(address).toHaveValue(`${pieces.url}/hooks/repositories/${id}`);
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  const send = async (event: string, payload: unknown) => {
    const delivery = fromGitHub({ secret, event, payload });
    expect((await deliver(pieces, { projectId: id, ...delivery })).status).toBe(202);
  };
  await expect(page.getByText('Waiting for the first delivery.')).toBeVisible();
  await send('ping', gitHubExamples('ping')[0]);
  await expect(page.getByText(/^Connected to/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Connected to/)).toBeVisible();
  await expect(page.getByLabel('Secret', { exact: true })).toHaveCount(0);

  await page.goto(`/team-workspace/${id}`);
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await send('push', gitHubExamples('push')[4]);
  await expect(page.getByRole('heading', { name: 'Commits' })).toBeVisible();
  await send('pull_request', opened({ body: 'Fixes #1' }));
  const item = page.getByRole('listitem').filter({ hasText: 'Draw the coast' });
  await expect(item).toContainText('Open');
  await send('pull_request', merged({ number: 4, title: 'Oil the hinges', body: 'For #1' }));
  await expect(page.getByRole('link', { name: 'Oil the hinges' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/tickets/${id}/${ticket.id}`);
  await expect(item).toContainText('Open');
  await send('pull_request', merged({ body: 'Fixes #1' }));
  await expect(item).toContainText('Merged');
  await expectChosen(page, 'Status', 'Done');
  await page.getByText('History').click();
  await expect(page.getByText('The repository moved this to Done')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Oil the hinges' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Confirm a username' }).press('Enter');
  const code = await page.getByLabel('Code', { exact: true }).inputValue();
  await expectAccessible(page);
  const payload = opened({ body: `Confirm ${code}` });
  const delivery = fromForgejo({ secret, event: 'pull_request', payload });
  expect((await deliver(pieces, { projectId: id, ...delivery })).status).toBe(202);
  const name = page.getByRole('listitem').filter({ hasText: 'codertocat on github.com' });
  const countNames = async () => (await aino.send('GET /users/repository-names')).body.names.length;
  await expect.poll(countNames).toBe(1);
  await page.getByRole('button', { name: 'Check now' }).press('Enter');
  await expect(name).toBeVisible();
  await name.getByRole('button', { name: 'Remove codertocat on github.com' }).press('Enter');
  await expect(name).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirm a username' })).toBeVisible();

  await page.goto(`/team-workspace/${id}/settings?section=integrations`);
  await page.getByText('Latest deliveries').click();
  await expect(page.getByText('1 pull request, moved #1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Replace the secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await page.getByText('How to do this on GitHub').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect a repository' })).toBeVisible();
});
