import { expect, type Page } from '@playwright/test';

/** Chooses one of a filter's words. */
export const choose = (page: Page, { name, option }: { name: string; option: string }) =>
  page.getByRole('combobox', { name }).selectOption({ label: option });

/** The words that a filter offers. */
export const expectOptions = (page: Page, name: string, options: string[]) =>
  expect(page.getByRole('combobox', { name }).getByRole('option')).toHaveText(options);
