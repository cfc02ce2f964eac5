import type { Locator, Page } from '@playwright/test';
import { hackathonForm } from '#tests/factories/hackathons.ts';
import { createAskingProject } from '#tests/factories/projects.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

type Sending = { field: Locator; button: Locator; call: string };

/** Sends what is in a field and types on before the answer: nothing of that is lost, because it isn't taken. */
async function typeWhileSending(page: Page, { field, button, call }: Sending) {
  const sent = await field.inputValue();
  const letGo = await holdBack(page, `**/api${call}`);
  await button.click();
  await expect(field).not.toBeEditable();
  await field.focus();
  await page.keyboard.type(' and more');
  await expect(field).toHaveValue(sent);
  letGo();
}

test('an edited comment and a merged description come back after a reload', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp('Aino');
  const { id: projectId } = await createProject(aino);
  const ticket = await createTicket(aino, projectId, { description: 'Before' });
  const params = { projectId, ticketId: ticket.id };
  const comment = { params, body: { text: 'Which scale?' } };
  await aino.send('POST /projects/{projectId}/tickets/{ticketId}/comments', comment);
  const page = await openPage({ person: aino });
  expectConsole(page, /409/);
  await page.goto(`/tickets/${projectId}/${ticket.id}`);
  await page.getByRole('button', { name: 'Edit comment' }).click();
  const editor = page.getByLabel('Your comment');
  await expect(editor).toBeFocused();
  await editor.fill('Which map scale?');
  await page.getByRole('button', { name: 'Edit description' }).click();
  const description = page.getByPlaceholder('Enter description...');
  await description.fill('Mine');
  await aino.send('PUT /projects/{projectId}/tickets/{ticketId}', {
    params,
    body: { ...ticket, description: 'Theirs' },
  });
  await page
    .locator('form')
    .filter({ has: description })
    .getByRole('button', { name: 'Save' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
  await dialog.getByLabel('Yours').fill('Both of ours');

  await page.reload();
  await expect(editor).toHaveValue('Which map scale?');
  await expect(editor).not.toBeFocused();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(description).toHaveValue('Both of ours');
  await typeWhileSending(page, {
    field: editor,
    button: page.getByRole('article').getByRole('button', { name: 'Save' }),
    call: '/projects/*/tickets/*/comments/*',
  });
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('Which map scale?');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit comment' })).toBeVisible();
  await expect(editor).toHaveCount(0);
});

test('the account settings come back after a reload, until they’re saved', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const page = await openPage({ person: aino });
  await page.goto('/settings');
  const email = page.getByLabel('Contact Email');
  await email.fill('aino@elsewhere.example');
  await page.goto('/update-name');
  const firstName = page.getByLabel('First Name');
  await firstName.fill('Ainomaija');
  await page.reload();
  await expect(firstName).toHaveValue('Ainomaija');
  await page.goto('/settings');
  await expect(email).toHaveValue('aino@elsewhere.example');
  await typeWhileSending(page, {
    field: email,
    button: page.getByRole('button', { name: 'Save changes' }),
    call: '/users/profile',
  });
  await expect(page.getByText('Email updated successfully!')).toBeVisible();
  // The first address is a change again.
  await email.fill(aino.email);
  await page.reload();
  await expect(email).toHaveValue(aino.email);
  await email.fill('aino@elsewhere.example');
  await page.reload();
  await expect(email).toHaveValue('aino@elsewhere.example');
});

test('a hackathon’s settings come back after a reload, and can be discarded', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const create = { body: hackathonForm({ name: 'Night of Maps' }) };
  const { slug, ...hackathon } = (await aino.send('POST /hackathons', create)).body;
  const page = await openPage({ person: aino });
  expectConsole(page, /409/);
  await page.goto(`/hackathons/${slug}/settings`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Day of Maps');
  const rename = (newName: string, version: number) =>
    aino.send('PUT /hackathons/{slug}', {
      params: { slug },
      body: { ...hackathonForm({ name: newName }), version },
    });
  await rename('Week of Maps', hackathon.version);

  await page.reload();
  await expect(name).toHaveValue('Day of Maps');
  // It's still based on the older settings, so it doesn't replace the newer ones by accident.
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Someone else changed these settings')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('Week of Maps');
  await rename('Year of Maps', hackathon.version + 1);
  await page.reload();
  await expect(name).toHaveValue('Year of Maps');
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
});

test('text typed into a project’s settings comes back after a reload', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const { id } = await createAskingProject(aino);
  const page = await openPage({ person: aino });
  await page.goto(`/team-workspace/${id}/settings`);
  const technology = page.getByRole('combobox', { name: 'Tech stack' });
  await technology.fill('Elm');
  await page.reload();
  await expect(technology).toHaveValue('Elm');
  await page.getByRole('link', { name: 'Team and joining' }).click();
  const address = page.getByLabel('Link to their profile');
  await address.fill(`/profile/${eetu.id}`);
  await page.reload();
  await expect(address).toHaveValue(`/profile/${eetu.id}`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Invite ${eetu.name}` });
  const message = dialog.getByLabel('Message (optional)');
  await message.fill('You know maps.');
  await page.reload();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(message).toHaveValue('You know maps.');
  await typeWhileSending(page, {
    field: message,
    button: dialog.getByRole('button', { name: 'Send invitation' }),
    call: '/projects/*/invitations*',
  });
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Complete project' }).click();
  const completion = page.getByRole('dialog', { name: 'Complete this project?' });
  const summary = completion.getByLabel('What did you build? (optional)');
  await summary.fill('A map for everyone.');
  await typeWhileSending(page, {
    field: summary,
    button: completion.getByRole('button', { name: 'Complete project' }),
    call: '/projects/*/completion',
  });
  await expect(completion).toHaveCount(0);

  await page.goto('/for-you/preferences');
  await page.getByRole('combobox', { name: 'Technologies' }).fill('Elm');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Technologies' })).toHaveText(/Elm/);
});
