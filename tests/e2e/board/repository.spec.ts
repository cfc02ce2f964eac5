import { deliver, fromGitHub, gitHubExamples, type Json } from '#tests/factories/deliveries.ts';
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

test('a lead connects a repository; what it sends appears live in the Code tab and on tickets, which it moves', async ({
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

  await page.goBack();
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByText('New commits and pull requests from your repository')).toBeVisible();
  await send('push', gitHubExamples('push')[4]);
  await expect(page.getByRole('heading', { name: 'Commits' })).toBeVisible();
  await send('pull_request', opened({ body: 'Fixes #1' }));
  const item = page.getByRole('listitem').filter({ hasText: 'Draw the coast' });
  await expect(item).toContainText('Open');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Pieceboard' }).click();
  await page.getByRole('link', { name: ticket.title }).click();
  await expect(item).toContainText('Open');
  await send('pull_request', merged({ body: 'Fixes #1' }));
  await expect(item).toContainText('Merged');
  await expectChosen(page, 'Status', 'Done');
  await page.getByText('History').click();
  await expect(page.getByText('The repository moved this to Done')).toBeVisible();
});
