import { mkdir } from 'node:fs/promises';
import { readBackupSettings } from '#server/platform/config.ts';
import { saveBackup } from './backup/save-backup.ts';
import { readArgument, runCommand, say } from './command.ts';

await runCommand({ command: 'backup', failure: 'No backup was created.' }, async (signal) => {
  const requested = readArgument('Give one file or folder: npm run backup -- path/to/file.gz');
  const { folder } = readBackupSettings();
  if (!requested) await mkdir(folder, { recursive: true, mode: 0o700 });
  say('Backing up …');
  await saveBackup(requested ?? folder, { say, signal });
  say('It contains personal data: keep it as safe as the database.');
});
