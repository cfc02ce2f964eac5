import { expect, test } from 'vitest';
import { describeFailure } from './outcome.ts';
import { playwrightOutcome } from './playwright-reporter.ts';
import { vitestOutcome } from './vitest-reporter.ts';

type Modules = Parameters<typeof vitestOutcome>[0];
type BrowserTests = Parameters<typeof playwrightOutcome>[0];

const vitestModule = (states: string[], moduleErrors: Error[] = [], groupErrors: Error[] = []) => {
  const module = { relativeModuleId: 'a.test.ts', errors: () => moduleErrors };
  const tests = states.map((state) => ({
    module,
    fullName: state,
    options: { mode: state === 'todo' ? 'todo' : 'run' },
    result: () => ({
      state: state === 'todo' ? 'skipped' : state,
      errors: state === 'failed' ? [{ message: 'expected 3', diff: '- 3' }] : [],
    }),
  }));
  const group = { module, fullName: 'group', errors: () => groupErrors };
  return { ...module, children: { allTests: () => tests, allSuites: () => [group] } };
};

const outcomeOf = (modules: unknown[], unhandled: Error[] = []) =>
  vitestOutcome(modules as Modules, unhandled);

test('counts passed and skipped tests, and lists failed and todo tests', () => {
  expect(outcomeOf([vitestModule(['passed', 'passed', 'skipped', 'failed', 'todo'])])).toEqual({
    passed: 2,
    skipped: 1,
    failures: [
      { title: 'a.test.ts › failed', message: 'expected 3\n- 3' },
      { title: 'a.test.ts › todo', message: 'not written yet' },
    ],
  });
});

test('lists files that could not run, failed hooks and errors outside tests', () => {
  const modules = [vitestModule([], [new Error('no file')], [new Error('no world')])];
  const { failures } = outcomeOf(modules, [new Error('stray')]);
  expect(failures.map(({ title }) => title)).toEqual([
    'a.test.ts',
    'a.test.ts › group',
    'outside tests',
  ]);
});

test('lists failed, skipped and flaky browser tests and errors outside tests', () => {
  const tests = ['expected', 'unexpected', 'flaky', 'skipped'].map((outcome) => ({
    titlePath: () => ['', 'a.spec.ts', 'opens'],
    outcome: () => outcome,
    results: [{ errors: [{ message: 'not visible' }] }],
  })) as unknown as BrowserTests;
  const { passed, failures } = playwrightOutcome(tests, [{ message: 'no browser' }]);
  expect(passed).toBe(1);
  expect(failures).toEqual([
    { title: 'a.spec.ts › opens (unexpected)', message: 'not visible' },
    { title: 'a.spec.ts › opens (flaky)', message: 'not visible' },
    { title: 'a.spec.ts › opens (skipped)', message: 'not visible' },
    { title: 'outside tests', message: 'no browser' },
  ]);
});

test('describes a failure by its first lines, without blank lines and other people’s code', () => {
  const message = [
    'Error: no',
    '',
    '    at /pieces/a.ts:2:1',
    '    at run (/pieces/node_modules/vitest/run.js:3:2)',
    ...Array.from({ length: 30 }, (_, index) => `line ${index}`),
  ].join('\n');
  const lines = describeFailure({ title: 'a › b', message }).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '✗ a › b',
    '    Error: no',
    '        at /pieces/a.ts:2:1',
    '    line 0',
  ]);
  expect(lines).toHaveLength(21);
});
