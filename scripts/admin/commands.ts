import { admins } from './admins.ts';
import { areas } from './areas.ts';
import { type Command, type ReadCommand, UsageError } from './command.ts';
import { decisions } from './decisions.ts';
import { people } from './people.ts';
import { projects } from './projects.ts';

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
  npm run admin -- area forum live --members-only   shows the real one, only to people who are signed in
  npm run admin -- project close 42 "reason"     closes the project with this number
  npm run admin -- project delete 42 "reason"    deletes it for good
  npm run admin -- decision undo 12 "reason"     undoes the suspension or closing with this number`;

export const commands: Record<string, ReadCommand> = {
  ...admins,
  ...areas,
  ...people,
  ...projects,
  ...decisions,
};

/** Reads a command, whose name has one word or two. Throws how commands are used if it's wrong. */
export function readCommand([noun = '', verb = '', ...rest]: string[]): Command {
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
