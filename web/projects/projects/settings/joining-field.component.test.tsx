import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openProjectSettings } from '#tests/components/screens/project-settings.tsx';
import { choose, expectChosen } from '#tests/components/selects.ts';

test('a lead turns on requests, saves them with the bar that appears, and then sees a link to them', async () => {
  const { project } = await openProjectSettings({}, 'team');
  const requests = page.getByRole('link', { name: 'See requests to join' });
  await expectChosen('Who can join', 'Anyone, right away');
  await expect.element(requests).toHaveLength(0);
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect.element(save).toHaveLength(0);
  await choose({ name: 'Who can join', option: 'By request' });
  await save.click();
  await expect.element(page.getByText('Saved the project’s settings').first()).toBeVisible();
  await expect.element(requests).toHaveAttribute('href', '/team-workspace/1/requests');
  await expect.element(save).toHaveLength(0);
  expect(project.joining).toBe('ask');
});
