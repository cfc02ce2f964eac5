import type { Page } from '@playwright/test';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import { choose } from '#tests/e2e/support/selects.ts';

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

// Tests in a worker share one Pieces, so unique names keep each test to its own projects.
const unique = () => `x${crypto.randomUUID().slice(0, 8)}`;

test('a visitor searches, signs in to join, returns to the card, joins and chooses a role', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const name = unique();
  const other = { name: `${name} two`, difficulty: 'Beginner' } as const;
  const { id } = await createProject(aino, { name, lookingFor: ['Sailor', 'Designer'] });
  await createProject(aino, other);
  const page = await openPage({ person: eetu });
  await page.goto('/projects');
  await page.getByPlaceholder('Search projects by name, technology, or description').fill(name);
  await expect(page).toHaveURL(`/projects?searchQuery=${name}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await choose(page, { name: 'Difficulty', option: 'Intermediate' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await cardOf(page, name).getByRole('button', { name: 'Join Project' }).click();
  await expect(cardOf(page, name).getByText('2 / 4 members')).toBeVisible();
  await expect(page.getByText('Which role will you take?')).toBeVisible();
  await page.getByRole('button', { name: 'Designer', exact: true }).click();
  await expect(page.getByText('Your role is Designer')).toBeVisible();
  await expect(page.getByText('Which role will you take?')).toHaveCount(0);
  await expect(cardOf(page, name).getByRole('link', { name: 'Open Team Space' })).toBeFocused();
  const readRoles = async () => {
    const { body } = await aino.send('GET /projects/{projectId}', { params: { projectId: id } });
    return body.members.map(({ role }) => role);
  };
  expect(await readRoles()).toEqual(['', 'Designer']);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/team-workspace/${id}`);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  await page.getByRole('combobox', { name: 'Your role' }).selectOption('Sailor');
  await expect.poll(readRoles).toEqual(['', 'Sailor']);
});
