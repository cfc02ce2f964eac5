import { withDatabase } from '#server/platform/backup/with-database.ts';
import { readDataLocation } from '#server/platform/config.ts';
import { admins } from './admin/admins.ts';
import { areas } from './admin/areas.ts';
import { decisions } from './admin/decisions.ts';
import { people } from './admin/people.ts';
import { projects } from './admin/projects.ts';
import { type ReadCommand, UsageError, type Command } from './admin/command.ts';
import { runCommand, say } from './command.ts';

const usage = `Use one of:
  npm run admin -- list                          lists the admins whom a command added
  npm run admin -- add aino@pieces.example       makes the account with this address an admin
  npm run admin -- remove aino@pieces.example    undoes that
  npm run admin -- person list [text]            lists the last 200 accounts, or those with a text in their name or address
  npm run admin -- person export aino@pieces.example aino.json     writes everything stored about someone to a new file
  npm run admin -- person delete aino@pieces.example "reason"      deletes someone's account for good
  npm run admin -- person suspend aino@pieces.example "reason"     suspends someone for good
  npm run admin -- person suspend aino@pieces.example 7 "reason"   suspends someone for 7 days
  npm run admin -- area list                     lists the areas of the site, with what they show
  npm run admin -- area forum hidden             hides an area: links, page and calls. "sample" undoes that
  npm run admin -- project close 42 "reason"     closes the project with this number
  npm run admin -- project delete 42 "reason"    deletes it for good
  npm run admin -- decision undo 12 "reason"     undoes the suspension or closing with this number`;

const commands: Record<string, ReadCommand> = {
  ...admins,
  ...areas,
  ...people,
  ...projects,
  ...decisions,
};

/** The command's name without what's typed after it, for the log. */
const name = [2, 1]
  .map((words) => process.argv.slice(2, 2 + words).join(' '))
  .find((words) => Object.hasOwn(commands, words));
const command = name ? `admin ${name}` : 'admin';

await runCommand({ command, failure: 'Nothing was changed.' }, async () => {
  const work = readCommand(process.argv.slice(2));
  await withDatabase(readDataLocation(), say, async (_pool, db) => say(await work(db, new Date())));
});

/** Names have one word or two. */
function readCommand([noun = '', verb = '', ...rest]: string[]): Command {
  try {
    const one = commands[noun];
    if (one) return one([verb, ...rest].filter(Boolean));
    const two = commands[`${noun} ${verb}`];
    if (two) return two(rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
  }
  throw new Error(usage);
}
