import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { loadOrCreateSecret } from '#server/platform/secret.ts';
import { connectPatiently } from '#tests/database/connect.ts';
import { startPieces } from '#tests/pieces-process.ts';

type First = { dataDir: string; smtpUrl: string };

/** Starts a second process that shares the first one's database, secret and mail server. */
export async function startSecond({ dataDir, smtpUrl }: First) {
  const folder = await mkdtemp(join(tmpdir(), 'pieces-second-'));
  const { url, stop } = await startPieces({
    DATA_DIR: folder,
    DATABASE_URL: await getDatabaseUrl(dataDir),
    SECRET: await loadOrCreateSecret(dataDir),
    SMTP_URL: smtpUrl,
    TRUST_PROXY: '1',
    // The same host as the first one's, for which browsers have cookies.
    PUBLIC_URL: 'http://localhost:{port}',
  });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the database of a process, for what people can't do, such as letting days pass. */
export async function openDatabase({ dataDir }: Pick<First, 'dataDir'>) {
  return connectPatiently(await getDatabaseUrl(dataDir));
}

const getDatabaseUrl = async (dataDir: string) => (await findRunningPostgres(dataDir)) ?? '';
