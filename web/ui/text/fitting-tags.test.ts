import { expect, it } from 'vitest';
import { charactersPerRow, countFittingTags } from './fitting-tags.ts';

const { narrow, wide } = charactersPerRow;

it('shows three short tags', () => {
  expect(countFittingTags(['HTML', 'CSS', 'JavaScript', 'React'], narrow)).toBe(3);
  expect(countFittingTags(['HTML'], narrow)).toBe(1);
  expect(countFittingTags([], narrow)).toBe(0);
});

it('shows fewer tags if they are long or the row is narrow', () => {
  const roles = ['Elixir developer', 'Gardener', 'Designer'];
  expect(countFittingTags(roles, narrow)).toBe(2);
  expect(countFittingTags(roles, wide)).toBe(3);
  expect(
    countFittingTags(['Geodata developer', 'UX researcher', 'Front-end developer'], wide),
  ).toBe(2);
});

it('always shows the first tag', () => {
  const sentence = 'A role that needs a whole sentence to be described';
  expect(countFittingTags([sentence, 'Tester'], wide)).toBe(1);
});
