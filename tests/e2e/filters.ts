import { expect, type Page } from '@playwright/test';

/** Chooses an option in a filter's dropdown. */
export const choose = (page: Page, { name, option }: { name: string; option: string }) =>
  page.getByRole('combobox', { name }).selectOption({ label: option });

/** Expects these options in a filter's dropdown. */
export const expectOptions = (page: Page, name: string, options: string[]) =>
  expect(page.getByRole('combobox', { name }).getByRole('option')).toHaveText(options);
