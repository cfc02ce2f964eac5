import { expect, test } from 'vitest';
import { projectOf } from '#tests/components/projects.ts';
import { needsFirstSteps } from './needs-first-steps.ts';

const founded = projectOf();
founded.can.edit = true;

test('a founder who is alone needs the first steps until there are three tickets', () => {
  expect([0, 2, 3].map((count) => needsFirstSteps(founded, count))).toEqual([true, true, false]);
});

test.each([
  ['a project with two members', { currentMembers: 2 }],
  ['a completed project', { status: 'Completed' as const }],
  ['someone who doesn’t lead it', { can: { ...founded.can, edit: false } }],
])('%s needs no first steps', (_name, fields) => {
  expect(needsFirstSteps({ ...founded, ...fields }, 0)).toBe(false);
});
