import type { Page } from '@playwright/test';
import { expect } from './pieces.ts';

/** Opens a dialog on your own profile. */
export async function openDialog(page: Page, name: string, path = '/profile') {
  await page.goto(path);
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The number in one of the four stat tiles. */
export const tile = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd');
