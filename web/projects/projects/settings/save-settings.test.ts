import { expect, test } from 'vitest';
import type { Project, ProjectUpdate } from '#contract/projects/projects.ts';
import { ProblemError } from '#web/lib/api/problem-error.ts';
import { merge, saveSettings, SettingsConflict } from './save-settings.ts';
import type { SettingsValues } from './settings-values.ts';
import { values } from './test-values.ts';

/** A server whose project someone else has changed since version 1. */
function startServer(theirs: Partial<SettingsValues>) {
  let current = { ...values, ...theirs, version: 2 } as Project;
  return async (update: ProjectUpdate) => {
    if (update.version !== current.version)
      throw new ProblemError({
        status: 409,
        code: 'stale_project',
        message: 'Stale',
        current,
      });
    current = { ...current, ...update, version: current.version + 1 } as Project;
    return current;
  };
}

const base = { values, version: 1 };

test('keeps what others changed in other fields', async () => {
  const put = startServer({ name: 'Path Finder', hours: 5 });
  const saved = await saveSettings(base, { ...values, goal: 'learn' }, put);
  expect(saved).toMatchObject({ name: 'Path Finder', hours: 5, goal: 'learn', version: 3 });
});

test('throws a conflict with the fields that both changed differently', async () => {
  const put = startServer({ name: 'Path Finder', goal: 'learn', hours: 5 });
  const mine: SettingsValues = { ...values, name: 'Way Finder', goal: 'learn' };
  const failure = await saveSettings(base, mine, put).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SettingsConflict);
  expect((failure as SettingsConflict).fields).toEqual(['name']);
});

test('compares roles, too', async () => {
  const role = (name: string) => ({ name, places: 1, level: 'any', skills: [], mentors: false });
  const mine = { ...values, roles: [role('Designer')] } as SettingsValues;
  const theirs = { ...role('Tester'), id: 1, free: 1, freeSoon: 0 };
  const put = startServer({ roles: [theirs] } as Partial<SettingsValues>);
  const failure = await saveSettings(base, mine, put).catch((error: unknown) => error);
  expect((failure as SettingsConflict).fields).toEqual(['roles']);
});

test('merges some of my fields into theirs', () => {
  const theirs = { ...values, name: 'Path Finder', hours: 5 };
  const mine = { ...values, name: 'Way Finder', hours: 7 };
  expect(merge(theirs, mine, ['hours'])).toMatchObject({ name: 'Path Finder', hours: 7 });
});
