import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runTied } from './tied-process.ts';

/** Whom PostgreSQL runs as, where that is not ourselves. */
export type Account = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. For root, this is whoever owns the database already, else the
 * owner of the data folder, else nobody; for anyone else it is undefined.
 */
export async function chooseAccount(dataDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const account =
    (await findOwner(join(dataDir, 'postgres', 'cluster'))) ?? (await findCandidate(dataDir));
  await runTied(['/bin/sh', '-c', ':'], { account }).catch(() => {
    throw new Error(
      `PostgreSQL does not run as root, and this system does not let root use the account ${account.name}: start Pieces as an ordinary account, or set DATABASE_URL to a PostgreSQL server.`,
    );
  });
  return account;
}

async function findCandidate(dataDir: string): Promise<Account> {
  const accounts = await listAccounts();
  const folderOwner = await findOwner(dataDir);
  return (
    // Without a name, initdb would refuse the owner.
    accounts.find(({ uid }) => uid === folderOwner?.uid) ??
    accounts.find(({ name }) => name === 'nobody') ?? { name: 'nobody', uid: 65534, gid: 65534 }
  );
}

/** Whether the account can reach a folder through all the folders above it. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  const { ok } = await runTied(['/bin/sh', '-c', 'cd -- "$1"', 'sh', folder], { account });
  return ok;
}

async function findOwner(folder: string): Promise<Account | undefined> {
  const owner = await stat(folder).catch(() => undefined);
  if (!owner || owner.uid === 0) return undefined;
  return { name: `with the number ${owner.uid}`, uid: owner.uid, gid: owner.gid };
}

async function listAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
    .filter(({ uid }) => uid > 0);
}
