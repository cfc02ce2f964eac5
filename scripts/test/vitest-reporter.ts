import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Failure, type Outcome, writeOutcome } from './outcome.ts';

type VitestError = { message: string; stack?: string; diff?: string };

const describe = ({ message, stack, diff }: VitestError) =>
  [stack ?? message, diff].filter(Boolean).join('\n');

const failure = (title: string, errors: readonly VitestError[]): Failure => ({
  title,
  message: errors.map(describe).join('\n'),
});

const title = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`;

const failureOf = (test: TestCase): Failure[] => {
  if (test.options.mode === 'todo') return [{ title: title(test), message: 'not written yet' }];
  const { state, errors } = test.result();
  return state === 'failed' ? [failure(title(test), errors)] : [];
};

const hookFailures = (name: string, errors: readonly VitestError[]) =>
  errors.length > 0 ? [failure(name, errors)] : [];

/** Counts todo tests, files that couldn't run, failed hooks and errors outside tests as failed. */
export function vitestOutcome(
  modules: readonly TestModule[],
  unhandledErrors: readonly VitestError[],
): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: string) =>
    tests.filter((test) => test.options.mode !== 'todo' && test.result().state === state).length;
  const suites = modules.flatMap((module) => [...module.children.allSuites()]);
  return {
    passed: count('passed'),
    skipped: count('skipped'),
    failures: [
      ...tests.flatMap(failureOf),
      ...modules.flatMap((module) => hookFailures(module.relativeModuleId, module.errors())),
      ...suites.flatMap((suite) =>
        hookFailures(`${suite.module.relativeModuleId} › ${suite.fullName}`, suite.errors()),
      ),
      ...unhandledErrors.map((error) => failure('outside tests', [error])),
    ],
  };
}

export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly VitestError[]) {
    writeOutcome(vitestOutcome(modules, unhandledErrors));
  }
}
