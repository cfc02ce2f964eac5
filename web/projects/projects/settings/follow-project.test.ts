import { expect, test } from 'vitest';
import type { Project } from '#contract/projects/projects.ts';
import { followProject } from './follow-project.ts';
import { saveSettings, type SettingsConflict } from './save-settings.ts';
import { ProblemError } from '#web/lib/api/problem-error.ts';
import { values } from './test-values.ts';

const project = (theirs: object) => ({ ...values, ...theirs, version: 5 }) as Project;
const base = { values, version: 4 };

test('fields that weren’t edited follow the project, and edited ones stay', () => {
  const mine = { ...values, name: 'Way Finder' };
  const followed = followProject({ base, values: mine }, { project: project({ hours: 5 }) });
  expect(followed.values).toEqual({ ...values, name: 'Way Finder', hours: 5 });
  expect(followed.base).toEqual({ values: { ...values, hours: 5 }, version: 5 });
});

test('a choice made elsewhere on the page replaces the typed value', async () => {
  const mine = { ...values, name: 'Way Finder', status: 'In Progress' as const };
  const completed = project({ status: 'Completed' });
  const followed = followProject(
    { base, values: mine },
    { project: completed, decided: ['status'] },
  );
  expect(followed.values).toMatchObject({ name: 'Way Finder', status: 'Completed' });
  const saved = await saveSettings(followed.base, followed.values, async (update) => {
    expect(update.version).toBe(5);
    return completed;
  });
  expect(saved).toBe(completed);
});

test('a field that both changed still asks when it’s saved', async () => {
  const mine = { ...values, name: 'Way Finder', goal: 'learn' as const };
  const theirs = project({ name: 'Path Finder', hours: 5 });
  const followed = followProject({ base, values: mine }, { project: theirs });
  expect(followed.values).toEqual({ ...mine, hours: 5 });
  const failure = await saveSettings(followed.base, followed.values, async ({ version }) => {
    expect(version).toBe(4);
    throw new ProblemError({ status: 409, code: 'stale_project', message: '', current: theirs });
  }).catch((error: unknown) => error);
  expect((failure as SettingsConflict).fields).toEqual(['name']);
});
