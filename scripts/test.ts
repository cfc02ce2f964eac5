import { sharePreparedFolder } from '#tests/prepared-folder.ts';
import { listChangedRooms } from './test/changed-rooms.ts';
import { keepTemporaryFilesInMemory } from './test/memory-folder.ts';
import { describeFailure } from './test/outcome.ts';
import { check, runStep, type Result, type Step, suite } from './test/steps.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
/** Only what a change since the last commit can have broken, as far as the code tells. */
const isOnlyChanged = process.argv.includes('--changed');

const checks = [
  check('lock file', 'node scripts/complete-lock.ts --check'),
  check('format', 'oxfmt --check .'),
  // Several checkers would each check again what they share.
  check('types', 'tsc --noEmit --checkers 1'),
  check('lint', 'oxlint'),
  check('unused code', 'knip'),
  check('known vulnerabilities', 'node scripts/audit.ts'),
  check('web build', 'node scripts/build.ts'),
];

const vitest = 'vitest run --reporter=default --reporter=./scripts/test/vitest-reporter.ts';
const playwright = 'playwright test --reporter=list,./scripts/test/playwright-reporter.ts';

/** Steps one after the other, for each of several rows at once. */
const all: Step[][] = [
  [
    suite(
      'pure, database and component tests',
      `${vitest} --project pure --project database --project components`,
    ),
    suite('browser tests', playwright),
  ],
  // These wait for processes most of the time, so that they fit in between.
  [suite('tests of programs', `${vitest} --project programs --maxWorkers=1`)],
];

/** The server imports every room, so `--changed` would choose all tests with a database. */
async function listChanged(): Promise<Step[][]> {
  const rooms = await listChangedRooms();
  const tests = `${vitest} --passWithNoTests`;
  return [
    [
      suite('pure and component tests', `${tests} --changed --project pure --project components`, {
        mayBeEmpty: true,
      }),
      ...(rooms.length > 0
        ? [
            suite(
              'database tests in these rooms',
              `${tests} --project database --project programs ${rooms.join(' ')}`,
              { mayBeEmpty: true },
            ),
          ]
        : []),
    ],
  ];
}

process.env.PATIENT ??= '1';
await keepTemporaryFilesInMemory();
const results: Result[] = [];
const run = async (steps: Step[]) => {
  for (const step of steps) results.push(await runStep(step));
};
await Promise.all(
  checks.filter(({ name }) => !isOnlyChanged || isQuick(name)).map((step) => run([step])),
);
const prepared = await sharePreparedFolder();
await Promise.all((isOnlyChanged ? await listChanged() : all).map(run));
await prepared.remove();

/** What tells more than a minute's change needs to know. */
function isQuick(name: string) {
  return !['known vulnerabilities', 'web build', 'unused code'].includes(name);
}

// Again at the end, which is where somebody reads first.
const failures = results.flatMap((result) => result.failures);
for (const failure of failures) say(`\n${describeFailure(failure)}`);

say('');
for (const { name, passed, failures: failed, skipped, seconds } of results) {
  const counts = `${passed} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped on this system` : ''}`;
  say(`${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`);
}
const passed = results.reduce((total, result) => total + result.passed, 0);
say(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
