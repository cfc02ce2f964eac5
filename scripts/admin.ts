import { findUserByEmail } from '#server/features/accounts/store.ts';
import { addAdmin, removeAdmin } from '#server/features/admins/actions.ts';
import { listAdmins } from '#server/features/admins/store.ts';
import { decide } from '#server/features/decisions/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { withDatabase } from '#server/platform/backup/with-database.ts';
import { readDataLocation } from '#server/platform/config.ts';
import { runCommand, say } from './command.ts';

const usage = `Use one of:
  npm run admin -- list                          lists the admins whom a command added
  npm run admin -- add aino@pieces.example       makes the account with this address an admin
  npm run admin -- remove aino@pieces.example    undoes that
  npm run admin -- person suspend aino@pieces.example "reason"     suspends someone for good
  npm run admin -- person suspend aino@pieces.example 7 "reason"   suspends someone for 7 days
  npm run admin -- project close 42 "reason"     closes the project with this number`;

type Work = (db: Db, now: Date) => Promise<string>;

await runCommand({ command: 'admin', failure: 'Nothing was changed.' }, async () => {
  const work = readWork(process.argv.slice(2));
  await withDatabase(readDataLocation(), say, async (_pool, db) => say(await work(db, new Date())));
});

function readWork([noun = '', ...rest]: string[]): Work {
  if (noun === 'person' && rest[0] === 'suspend') return suspendPerson(rest.slice(1));
  if (noun === 'project' && rest[0] === 'close') return closeProject(rest.slice(1));
  const [address, ...more] = rest;
  if (noun === 'list' && address === undefined) return list;
  if ((noun !== 'add' && noun !== 'remove') || more.length > 0) throw new Error(usage);
  const email = readAddress(address);
  return async (db, now) => {
    await (noun === 'add' ? addAdmin : removeAdmin)(db, { email, now });
    return `${email} is ${noun === 'add' ? 'an admin now' : 'no admin anymore'}.`;
  };
}

function readAddress(address = ''): string {
  if (!address.includes('@')) throw new Error(usage);
  return address.trim().toLowerCase();
}

async function list(db: Db): Promise<string> {
  const admins = await listAdmins(db);
  return admins.length === 0
    ? 'No command has added an admin.'
    : admins.map(({ email }) => email).join('\n');
}

function suspendPerson([address, ...rest]: string[]): Work {
  const email = readAddress(address);
  const [days, reason] = rest.length === 2 ? [Number(rest[0]), rest[1]] : [null, rest[0]];
  if (!reason || rest.length > 2 || (days !== null && !isDays(days))) throw new Error(usage);
  return async (db, now) => {
    const account = await findUserByEmail(db, email);
    if (!account) throw new Error(`There’s no account with the address ${email}.`);
    const subject = { kind: 'person', id: account.id } as const;
    await decide(db, { adminId: null, subject, act: 'suspend', reason, days, now });
    return `${email} is suspended ${days === null ? 'for good' : `for ${days} days`}.`;
  };
}

function isDays(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= 365;
}

function closeProject([number, reason, ...more]: string[]): Work {
  const id = Number(number);
  if (!Number.isSafeInteger(id) || id < 1 || !reason || more.length > 0) throw new Error(usage);
  return async (db, now) => {
    const subject = { kind: 'project', id } as const;
    await decide(db, { adminId: null, subject, act: 'close', reason, days: null, now });
    return `Project ${id} is closed.`;
  };
}
