import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { categoryOf, forumOf } from '#tests/components/forum.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { CategorySettings } from './category-settings.tsx';

const button = (name: string) => page.getByRole('button', { name });

/** Opens the settings with a server that keeps two categories. */
async function openSettings() {
  const categories = [
    categoryOf({ threads: 3 }),
    categoryOf({ id: 2, name: 'Team Workshop', type: 'Collaboration', threads: 0 }),
  ];
  const answers = {
    'GET /forum': () => forumOf({ categories: [...categories] }),
    'POST /admin/categories': ({ body }: { body: Partial<(typeof categories)[number]> }) => {
      const added = categoryOf({ id: 3, threads: 0, ...body });
      categories.push(added);
      return added;
    },
    'PUT /admin/categories/{categoryId}': undefined as never,
  };
  const sent = await openScreen(CategorySettings, '/admin?view=site', { answers });
  return { answers, sent };
}

test('an admin adds a category, and is told if another has its name', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { answers } = await openSettings();
  const add = answers['POST /admin/categories'];
  answers['POST /admin/categories'] = refusal('invalid_input', {
    errors: [{ field: 'name', message: 'Another category has this name' }],
  }) as never;
  await button('Add category').click();
  await page.getByLabelText('Name').fill('Books');
  await page.getByLabelText('Type').selectOptions('Education');
  await expectAccessible();
  await button('Save').click();
  await expect.element(page.getByText('Another category has this name')).toBeVisible();
  answers['POST /admin/categories'] = add;
  await button('Save').click();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Books' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
});

test('an admin moves a category’s threads to another one, which deletes it', async () => {
  const { sent } = await openSettings();
  await button('Edit Code Clinic').click();
  await page.getByLabelText('Delete it and move its 3 threads').selectOptions('To Team Workshop');
  await button('Move and delete').click();
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
  expect(sent.find(({ key }) => key === 'PUT /admin/categories/{categoryId}')).toMatchObject({
    params: { categoryId: '1' },
    body: { name: 'Code Clinic', mergeInto: 2 },
  });
});
