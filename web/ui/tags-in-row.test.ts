import { expect, it } from 'vitest';
import { letters, tagsInRow } from '#web/ui/tags-in-row.ts';

const { narrow, wide } = letters;

it('shows three short tags', () => {
  expect(tagsInRow(['HTML', 'CSS', 'JavaScript', 'React'], narrow)).toBe(3);
  expect(tagsInRow(['HTML'], narrow)).toBe(1);
  expect(tagsInRow([], narrow)).toBe(0);
});

it('shows fewer where they are long or room is short', () => {
  const roles = ['Elixir developer', 'Gardener', 'Designer'];
  expect(tagsInRow(roles, narrow)).toBe(2);
  expect(tagsInRow(roles, wide)).toBe(3);
  expect(tagsInRow(['Geodata developer', 'UX researcher', 'Front-end developer'], wide)).toBe(2);
});

it('shows the first one, however long it is', () => {
  const sentence = 'A role that needs a whole sentence to be described';
  expect(tagsInRow([sentence, 'Tester'], wide)).toBe(1);
});
