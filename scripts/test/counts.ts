export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * Counts todo tests and files that couldn't run as failed. Skipped tests don't apply to this system
 * (`test.runIf`); the linter rejects every other way to skip.
 */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numTodoTests + brokenFiles.length,
    skipped: report.numPendingTests,
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Counts skipped tests, flaky tests and errors outside tests as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed, skipped: 0 };
}
