import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './test/counts.ts';
import { check, runStep, type Result, suite } from './test/steps.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const reports = await mkdtemp(join(tmpdir(), 'pieces-reports-'));
const [vitestReport, playwrightReport] = [join(reports, 'vitest'), join(reports, 'playwright')];

const steps = [
  check('lock file', 'node scripts/complete-lock.ts --check'),
  check('format', 'oxfmt --check .'),
  check('types', 'tsc --noEmit'),
  check('lint', 'oxlint'),
  check('unused code', 'knip'),
  check('known vulnerabilities', 'node scripts/audit.ts'),
  suite('unit and API tests', {
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    report: vitestReport,
    count: countVitest,
  }),
  check('web build', 'node scripts/build.ts'),
  suite('browser tests', {
    command: 'playwright test --reporter=list,json',
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: playwrightReport,
    count: countPlaywright,
  }),
];

const results: Result[] = [];
for (const step of steps) {
  say(`\n── ${step.name}: ${step.command.split(' --')[0]}`);
  results.push(await runStep(step));
}
await rm(reports, { recursive: true });

say('');
for (const { name, passed, failed, skipped, seconds } of results) {
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped on this system` : ''}`;
  say(`${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`);
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
