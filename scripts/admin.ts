import { withDatabase } from '#server/platform/backup/with-database.ts';
import { readDataLocation } from '#server/platform/config.ts';
import { commands, readCommand } from './admin/commands.ts';
import { runCommand, say } from './command.ts';

/** The command's name without what's typed after it, for the log. */
const name = [2, 1]
  .map((words) => process.argv.slice(2, 2 + words).join(' '))
  .find((words) => Object.hasOwn(commands, words));
const command = name ? `admin ${name}` : 'admin';

await runCommand({ command, failure: 'Nothing was changed.' }, async () => {
  const work = readCommand(process.argv.slice(2));
  await withDatabase(readDataLocation(), say, async (_pool, db) => say(await work(db, new Date())));
});
