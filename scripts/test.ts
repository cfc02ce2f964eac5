import { join } from 'node:path';
import pLimit from 'p-limit';
import { sharePreparedFolder } from '#tests/database/prepared-folder.ts';
import { listChangedRooms } from './test/changed-rooms.ts';
import { keepTemporaryFilesInMemory } from './test/memory-folder.ts';
import { describeFailure } from './test/outcome.ts';
import { check, runStep, type Result, type Step, suite } from './test/steps.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const reporters = './scripts/test';
const vitest = `vitest run --reporter=default --reporter=${reporters}/vitest-reporter.ts`;

/**
 * What runs, one group after the other, and two steps of a group at a time: each is kept waiting for half
 * of the time by browsers, programs or the disk, and more would be in each other's way.
 */
const groups: Step[][] = [
  [
    // The longest first.
    check('lint', 'oxlint'),
    // Several checkers would each check again what they share.
    check('types', 'tsc --noEmit --checkers 1'),
    check('unused code', 'knip'),
    check('web build', 'node scripts/build.ts'),
    check('lock file', 'node scripts/complete-lock.ts --check'),
    check('format', 'oxfmt --check .'),
    check('known vulnerabilities', 'node scripts/audit.ts'),
  ],
  [
    suite('pure and database tests', `${vitest} --project pure --project database`),
    suite('tests of programs', `${vitest} --project programs --maxWorkers=1`),
    suite('browser tests', `playwright test --reporter=list,${reporters}/playwright-reporter.ts`),
    suite('component tests', `${vitest} --project components`),
  ],
];

/**
 * What a change since the last commit can have broken. The server imports every room, so its imports
 * don't tell which tests with a database that is: those in the same room.
 */
async function listChanged(): Promise<Step[][]> {
  const rooms = await listChangedRooms();
  const inRooms = `${vitest} --passWithNoTests --project database --project programs`;
  return [
    [
      check('types', 'tsc --noEmit --checkers 1'),
      check('lint', 'oxlint'),
      suite('pure and component tests', `${vitest} --changed --project pure --project components`, {
        mayBeEmpty: true,
      }),
    ],
    rooms.length === 0
      ? []
      : [suite('tests in changed rooms', `${inRooms} ${rooms.join(' ')}`, { mayBeEmpty: true })],
  ];
}

process.env.PATIENT ??= '1';
// Not among the temporary files, so that each run doesn't compile the browser tests again.
process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= join(
  import.meta.dirname,
  '../node_modules/.cache/playwright',
);
await keepTemporaryFilesInMemory();
const isOnlyChanged = process.argv.includes('--changed');
// What has changed is one suite, which prepares its own.
const prepared = isOnlyChanged ? undefined : await sharePreparedFolder();
const limit = pLimit(2);
const results: Result[] = [];
for (const steps of isOnlyChanged ? await listChanged() : groups)
  results.push(...(await limit.map(steps, runStep)));
await prepared?.remove();

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
