import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { runTied } from './tied-process.ts';

/** Creates a cluster in an empty folder, with the role and database `pieces` and a password. */
export async function createCluster(
  draft: string,
  binaries: Binaries,
  account?: Account,
): Promise<void> {
  const [cluster, password] = [join(draft, 'cluster'), randomBytes(24).toString('base64url')];
  const firstPassword = join(draft, 'first-password');
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(join(draft, 'password'), password, { mode: 0o600, flush: true });
  // We don't keep the superuser's password: Pieces uses an ordinary role, as with a hosted database.
  await writeFile(firstPassword, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) await share(draft, account);

  await initialize(cluster, { binaries, account, passwordFile: firstPassword });
  await rm(firstPassword);
  await run([binaries.postgres, '--single', '-D', cluster, '-c', 'exit_on_error=on', 'postgres'], {
    account,
    input: `create role pieces login createdb password '${password}'\ncreate database pieces owner pieces\n`,
  });
  await run([binaries.initdb, '--sync-only', '-D', cluster], { account });
}

// The account only gets the cluster. If it owned the folder around it, it could put a link there and
// make us, as root, give it other files.
async function share(draft: string, account: Account): Promise<void> {
  const owner = await stat(dirname(draft));
  for (const path of [join(draft, 'password'), draft]) await chown(path, owner.uid, owner.gid);
  await chmod(draft, 0o711);
  for (const name of ['cluster', 'first-password']) {
    await chown(join(draft, name), account.uid, account.gid);
  }
}

async function initialize(
  cluster: string,
  options: { binaries: Binaries; account: Account | undefined; passwordFile: string },
): Promise<void> {
  const { binaries, account, passwordFile } = options;
  const command = [binaries.initdb, '-D', cluster, '--username=postgres', '--encoding=UTF8'];
  command.push('--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--data-checksums', '--no-sync');
  // PostgreSQL's builtin C.UTF-8 sorts and folds case the same way on every system.
  if (binaries.major >= 17) command.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  const { ok } = await runTied([...command, '--locale=C.UTF-8'], { account });
  if (!ok) await run([...command, '--locale=C'], { account });
}

async function run(command: string[], options: Parameters<typeof runTied>[1]): Promise<void> {
  const { ok, output } = await runTied(command, options);
  if (!ok)
    throw new Error(`Couldn't create the database (${basename(command[0] ?? '')}): ${output}`);
}
