import { addAdmin, removeAdmin } from '#server/features/admins/actions.ts';
import { listAdmins } from '#server/features/admins/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { withDatabase } from '#server/platform/backup/with-database.ts';
import { readDataLocation } from '#server/platform/config.ts';
import { runCommand, say } from './command.ts';

const usage = `Use one of:
  npm run admin -- list                       lists the admins whom a command added
  npm run admin -- add aino@pieces.example    makes the account with this address an admin
  npm run admin -- remove aino@pieces.example undoes that`;

await runCommand({ command: 'admin', failure: 'Nothing was changed.' }, async () => {
  const [action, address = '', ...more] = process.argv.slice(2);
  const email = address.trim().toLowerCase();
  const isList = action === 'list' && email === '';
  const isChange = (action === 'add' || action === 'remove') && email.includes('@');
  if (!(isList || isChange) || more.length > 0) throw new Error(usage);
  await withDatabase(readDataLocation(), say, async (_pool, db) => {
    if (isList) await list(db);
    else if (action === 'add') await addAdmin(db, { email, now: new Date() });
    else await removeAdmin(db, { email, now: new Date() });
    if (!isList) say(`${email} is ${action === 'add' ? 'an admin now' : 'no admin anymore'}.`);
  });
});

async function list(db: Db) {
  for (const { email } of await listAdmins(db)) say(email);
}
