import type { Page } from '@playwright/test';
import { expect } from './pieces.ts';

/** Opens one's own profile and one of its dialogs. */
export async function openDialog(page: Page, name: string, path = '/profile') {
  await page.goto(path);
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The figure of one of the four tiles. */
export const tile = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd');
