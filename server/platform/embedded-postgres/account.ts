import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runTied } from './tied-process.ts';

/** The account that PostgreSQL runs under, if it isn't ours. */
export type Account = { name: string; uid: number; gid: number };

/**
 * Chooses another account if we run as root, because PostgreSQL refuses to: the owner of the existing
 * database, else the owner of the data folder, else `nobody`. Otherwise returns undefined.
 */
export async function chooseAccount(dataDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const account =
    (await findOwner(join(dataDir, 'postgres', 'cluster'))) ?? (await findCandidate(dataDir));
  await runTied(['/bin/sh', '-c', ':'], { account }).catch(() => {
    throw new Error(
      `PostgreSQL doesn't run as root, and this system doesn't let root use the account ${account.name}. Start Pieces under an ordinary account, or set DATABASE_URL to a PostgreSQL server.`,
    );
  });
  return account;
}

async function findCandidate(dataDir: string): Promise<Account> {
  const accounts = await listAccounts();
  const folderOwner = await findOwner(dataDir);
  return (
    // initdb refuses an owner without a name.
    accounts.find(({ uid }) => uid === folderOwner?.uid) ??
    accounts.find(({ name }) => name === 'nobody') ?? { name: 'nobody', uid: 65534, gid: 65534 }
  );
}

/** Whether the account can enter a folder, including all its parents. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  const { ok } = await runTied(['/bin/sh', '-c', 'cd -- "$1"', 'sh', folder], { account });
  return ok;
}

async function findOwner(folder: string): Promise<Account | undefined> {
  const owner = await stat(folder).catch(() => undefined);
  if (!owner || owner.uid === 0) return undefined;
  return { name: `with the id ${owner.uid}`, uid: owner.uid, gid: owner.gid };
}

async function listAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
    .filter(({ uid }) => uid > 0);
}
