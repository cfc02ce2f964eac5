import { keepTemporaryFilesInMemory } from './test/memory-folder.ts';
import { describeFailure } from './test/outcome.ts';
import { check, runStep, type Result, suite } from './test/steps.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const reporters = './scripts/test';
/** What runs at once, one group after the other. */
const groups = [
  [
    check('lock file', 'node scripts/complete-lock.ts --check'),
    check('format', 'oxfmt --check .'),
    // Several checkers would each check again what they share.
    check('types', 'tsc --noEmit --checkers 1'),
    check('lint', 'oxlint'),
    check('unused code', 'knip'),
    check('known vulnerabilities', 'node scripts/audit.ts'),
    check('web build', 'node scripts/build.ts'),
  ],
  [
    suite(
      'unit and API tests',
      `vitest run --reporter=default --reporter=${reporters}/vitest-reporter.ts`,
    ),
  ],
  [suite('browser tests', `playwright test --reporter=list,${reporters}/playwright-reporter.ts`)],
];

process.env.PATIENT ??= '1';
await keepTemporaryFilesInMemory();
const results: Result[] = [];
for (const steps of groups) results.push(...(await Promise.all(steps.map(runStep))));

// Again at the end, which is where somebody reads first.
const failures = results.flatMap((result) => result.failures);
for (const failure of failures) say(`\n${describeFailure(failure)}`);

say('');
for (const { name, passed, failures: failed, skipped, seconds } of results) {
  const counts = `${passed} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped on this system` : ''}`;
  say(`${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`);
}
const passed = results.reduce((total, result) => total + result.passed, 0);
say(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
