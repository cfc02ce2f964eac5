import type { Db } from '#server/migrations/tables.ts';
import { withDatabase } from '#server/platform/backup/with-database.ts';
import { readDataLocation } from '#server/platform/config.ts';
import { listGivenUp, resendGivenUp } from '#server/platform/mail/given-up.ts';
import { runCommand, say } from './command.ts';
import { readArguments } from './mail/read-arguments.ts';

const parameters = process.argv.slice(2);
const [action = ''] = parameters;
const command = ['list', 'resend'].includes(action) ? `mail ${action}` : 'mail';

await runCommand({ command, failure: 'No email was changed.' }, async () => {
  const asked = readArguments(parameters);
  await withDatabase(readDataLocation(), say, async (_pool, db) => {
    if (asked.action === 'list') await list(db);
    else await resend(db, asked.ids);
  });
});

async function list(db: Db) {
  const givenUp = await listGivenUp(db);
  say(`${count(givenUp.length)} given up`);
  for (const { id, kind, attempts, given_up_at, last_error } of givenUp)
    say(`  ${id}  ${given_up_at}  ${kind}, attempt ${attempts}: ${last_error}`);
}

async function resend(db: Db, ids: number[] | undefined) {
  const resent = await resendGivenUp(db, { ids, now: new Date() });
  say(`${count(resent.length)} will be sent again while Pieces is running.`);
}

function count(emails: number): string {
  return emails === 1 ? '1 email' : `${emails} emails`;
}
