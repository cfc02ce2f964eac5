import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { textsOf } from './read-text.ts';

/** The dropdown with this label. */
const select = (name: string) => page.getByRole('combobox', { name, exact: true });

/** Chooses an option in a dropdown. */
export const choose = ({ name, option }: { name: string; option: string }) =>
  select(name).selectOptions(option);

/** Expects these options in a dropdown. */
export const expectOptions = (name: string, options: string[]) =>
  expect.poll(() => textsOf(select(name).getByRole('option'))).toEqual(options);

/** Expects this option to be the chosen one. */
export const expectChosen = (name: string, option: string) =>
  expect.poll(() => textsOf(select(name).css('option:checked'))).toEqual([option]);
