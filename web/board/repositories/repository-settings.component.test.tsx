import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Repository } from '#contract/board/repositories.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { openProjectSettings } from '#tests/components/screens/project-settings.tsx';

const button = (name: string) => page.getByRole('button', { name });
const secret = () => page.getByLabelText('Secret', { exact: true });
const said = (text: string) => expect.element(page.getByText(text)).toBeVisible();

const connectionOf = (fields: object = {}): Repository['connection'] => ({
  address: 'https://pieces.test/hooks/repositories/1',
  provider: null,
  name: '',
  url: '',
  startsTickets: false,
  isReadable: true,
  ...fields,
});

/** Opens the integrations of a project, with a server that keeps its connection. */
async function openIntegrations(first: Repository['connection'] = null) {
  let connection = first;
  let secrets = 0;
  const { answers } = await openProjectSettings();
  Object.assign(answers, {
    'GET /projects/{projectId}/repository': () => ({ connection, pullRequests: [], commits: [] }),
    'PUT /projects/{projectId}/repository/secret': () => {
      connection ??= connectionOf();
      return { address: connectionOf()!.address, secret: `secret-${(secrets += 1)}` };
    },
    'DELETE /projects/{projectId}/repository': () => {
      connection = null;
    },
    'GET /projects/{projectId}/repository/deliveries': async () => {
      // Once it's disconnected, this is the last to answer.
      if (!connection) await expect.element(button('Connect a repository')).toBeVisible();
      const at = '2026-01-01T09:00:00.000Z';
      return [{ id: 1, event: 'push', status: 'done', outcome: '1 commit', at }];
    },
  });
  await page.getByRole('link', { name: 'Integrations' }).click();
}

const confirm = async (name: string) => {
  await button(name).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: name.split(' ')[0] })
    .click();
};

test('connecting a repository shows its address and its secret, and waits for the first delivery', async () => {
  await openIntegrations();
  await button('Connect a repository').click();
  await expect.element(page.getByLabelText('Webhook URL')).toHaveValue(connectionOf()!.address);
  await expect.element(secret()).toHaveValue('secret-1');
  await said('Waiting for the first delivery.');
});

test('a secret is replaced after a question, deliveries are listed, and disconnecting forgets both', async () => {
  await openIntegrations(connectionOf({ provider: 'github', name: 'trails' }));
  await said('Connected to trails.');
  await expect.element(secret()).toHaveLength(0);
  await page.getByText('Latest deliveries').click();
  await said('1 commit');
  await confirm('Replace the secret');
  await expect.element(secret()).toHaveValue('secret-1');
  await page.getByText('How to do this on GitHub').click();
  await expectAccessible();
  await confirm('Disconnect');
  await expect.element(button('Connect a repository')).toBeVisible();
  await expect.element(secret()).toHaveLength(0);
});
