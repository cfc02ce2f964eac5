import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, '../deploy/upgrade.sh');

// Writes down each call, fails at FAIL_AT, and has one more entry in the cache after a build.
const docker = `#!/bin/sh
echo "$*" >> "$CALLS"
case "$*" in
  *"$FAIL_AT"*) [ "$SIGNAL" ] && kill -s "$SIGNAL" "$PPID"; exit 1 ;;
  'system df'*) echo others; grep -q 'compose build' "$CALLS" && echo ours; exit 0 ;;
esac
`;

function upgrade(failAt: string, signal = '') {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const calls = join(folder, 'calls');
  for (const [name, text] of Object.entries({ docker, sleep: '#!/bin/sh\n' })) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
  const { status, stderr } = spawnSync('sh', [script], {
    encoding: 'utf8',
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      CALLS: calls,
      FAIL_AT: failAt,
      SIGNAL: signal,
    },
  });
  const lines = readFileSync(calls, 'utf8').split('\n');
  return {
    status,
    stderr,
    pruned: new Set(lines.filter((line) => line.includes('prune'))),
    replaced: lines.flatMap((line) => / up .*?(\S+)$/.exec(line)?.[1] ?? []),
  };
}

const ownOnly = new Set([
  'image prune --force --filter label=pieces.image',
  'builder prune --all --force --filter id=ours',
]);

test('an upgrade replaces everything and deletes only what it built', () => {
  expect(upgrade('nothing fails')).toMatchObject({
    status: 0,
    replaced: ['pieces-1', 'pieces-2', 'backup'],
    pruned: ownOnly,
  });
});

test.each([
  ['compose build', []],
  ['scripts/backup.ts', []],
  ['--wait pieces-1', ['pieces-1']],
])('an upgrade that fails at “%s” stops there and cleans up', (failAt, replaced) => {
  expect(upgrade(failAt)).toMatchObject({ status: 1, replaced, pruned: ownOnly });
});

test('an upgrade without a backup says that nothing was upgraded', () => {
  expect(upgrade('scripts/backup.ts').stderr).toContain('Nothing was upgraded');
});

test('an upgrade that is stopped cleans up, too', () => {
  const stopped = upgrade('compose build', 'TERM');
  expect(stopped).toMatchObject({ status: 143, replaced: [], pruned: ownOnly });
});
