import { expect, type Locator, type Page } from '@playwright/test';

type Container = Page | Locator;

/** The dropdown with this label. */
const select = (container: Container, name: string) =>
  container.getByRole('combobox', { name, exact: true });

/** Chooses an option in a dropdown. */
export const choose = (container: Container, { name, option }: { name: string; option: string }) =>
  select(container, name).selectOption({ label: option });

/** Expects this option to be the chosen one. */
export const expectChosen = (container: Container, name: string, option: string | RegExp) =>
  expect(select(container, name).locator('option:checked')).toHaveText(option);
