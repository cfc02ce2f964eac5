import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type Failure, type Outcome, writeOutcome } from './outcome.ts';

const failure = (title: string, errors: TestError[]): Failure => ({
  title,
  message: errors.map(({ message, value }) => message ?? value ?? '').join('\n'),
});

const title = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');

/** Counts skipped tests, flaky tests and errors outside tests as failed. */
export function playwrightOutcome(tests: TestCase[], outside: TestError[]): Outcome {
  const failed = tests.filter((test) => test.outcome() !== 'expected');
  return {
    passed: tests.length - failed.length,
    skipped: 0,
    failures: [
      ...failed.map((test) =>
        failure(
          `${title(test)} (${test.outcome()})`,
          test.results.flatMap(({ errors }) => errors),
        ),
      ),
      ...outside.map((error) => failure('outside tests', [error])),
    ],
  };
}

export default class PlaywrightReporter implements Reporter {
  private tests: TestCase[] = [];
  private readonly outside: TestError[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.tests = suite.allTests();
  }

  onError(error: TestError) {
    this.outside.push(error);
  }

  onEnd() {
    writeOutcome(playwrightOutcome(this.tests, this.outside));
  }

  printsToStdio() {
    return false;
  }
}
