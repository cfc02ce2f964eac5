import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { openProjectSettings } from '#tests/components/screens/project-settings.tsx';
import { publicProfileOf } from '#tests/components/public-profile.ts';
import { invitationOf } from '#tests/components/teams.ts';
import { typeWhileSending } from '#tests/components/type-while-sending.ts';

const eetu = publicProfileOf({ id: 9, firstName: 'Eetu', lastName: 'Salo' });
const invitation = invitationOf({ user: { id: 9, name: 'Eetu Salo', avatar: null } });

test('a typed profile link and its message come back after a reload', async () => {
  const { answers } = await openProjectSettings();
  answers['GET /users/{userId}/profile'] = eetu;
  answers['POST /projects/{projectId}/invitations'] = () => invitation;
  const technology = page.getByRole('combobox', { name: 'Tech stack' });
  await technology.fill('Elm');
  await reload();
  await expect.element(technology).toHaveValue('Elm');
  await page.getByRole('link', { name: 'Team and joining' }).click();
  const address = page.getByLabelText('Link to their profile');
  await address.fill('/profile/9');
  await reload();
  await expect.element(address).toHaveValue('/profile/9');
  const invite = page.getByRole('button', { name: 'Invite', exact: true });
  await invite.click();
  const dialog = page.getByRole('dialog', { name: 'Invite Eetu Salo' });
  const message = dialog.getByLabelText('Message (optional)');
  await message.fill('You know maps.');
  await reload();
  await invite.click();
  await expect.element(message).toHaveValue('You know maps.');
  await typeWhileSending(answers, {
    key: 'POST /projects/{projectId}/invitations',
    field: message,
    button: dialog.getByRole('button', { name: 'Send invitation' }),
  });
  await expect.element(dialog).toHaveLength(0);
});

test('a summary can’t be changed while the project is being completed', async () => {
  const { answers, project } = await openProjectSettings({}, 'finish');
  await page.getByRole('button', { name: 'Complete project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete this project?' });
  const summary = dialog.getByLabelText('What did you build? (optional)');
  await summary.fill('A map for everyone.');
  await typeWhileSending(answers, {
    key: 'POST /projects/{projectId}/completion',
    field: summary,
    button: dialog.getByRole('button', { name: 'Complete project' }),
  });
  await expect.element(dialog).toHaveLength(0);
  expect(project.summary).toBe('A map for everyone.');
});
