import type { Page } from '@playwright/test';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

const unique = () => `x${crypto.randomUUID().slice(0, 8)}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const join = 'POST /projects/{projectId}/members';

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('on a phone, an opening that someone else has just taken shows an error', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu, olena] = [await signUp('Aino'), await signUp('Eetu'), await signUp('Olena')];
  const name = unique();
  const { id, roles } = await createProject(aino, { name, lookingFor: ['Sailor', 'Designer'] });
  const page = await openPage({ ...phone, person: eetu });
  expectConsole(page, /409/);
  await page.goto(`/projects?searchQuery=${name}`);
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Join as Sailor' }).tap();
  const params = { projectId: id };
  await olena.send(join, { params, body: { roleId: roles[0]!.id } });
  const dialog = page.getByRole('dialog', { name: `Join ${name} as Sailor?` });
  await dialog.getByRole('button', { name: 'Join team' }).tap();
  const other = page.getByRole('dialog', { name: `Join ${name} in another role?` });
  await expect(other.getByRole('alert')).toHaveText(
    'Someone has already taken the Sailor role. Choose another one.',
  );
  await expect(other.getByLabel('Role')).toBeFocused();
  await expect(other.getByLabel('Role').getByRole('option')).toHaveText([
    'No particular role',
    'Designer',
  ]);
  await other.getByLabel('Role').selectOption('Designer');
  await other.getByRole('button', { name: 'Join team' }).tap();
  await expect(page.getByText(`You’ve joined ${name}`)).toBeVisible();
  const { body } = await aino.send('GET /projects/{projectId}', { params });
  expect(body.members.map(({ role }) => role)).toEqual(['', 'Sailor', 'Designer']);
});
