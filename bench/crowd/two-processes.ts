import { connectDatabase } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { loadOrCreateSecret } from '#server/platform/secret.ts';
import { findFreePort, startPieces } from '#tests/pieces-process.ts';

/** Starts two processes on one database, of this version or the one in `root`. */
export async function startTwo(dataDir: string, root?: string) {
  const version = root ? { root } : {};
  // Earlier versions only have one port.
  const healthPorts = root ? [] : [await findFreePort(), await findFreePort()];
  const settings = (index: number) => ({
    LOG_LEVEL: 'warn',
    ...(healthPorts[index] && { HEALTH_PORT: String(healthPorts[index]) }),
  });
  const first = await startPieces({ DATA_DIR: dataDir, ...settings(0) }, version);
  const connectionString = (await findRunningPostgres(dataDir)) ?? '';
  const database = connectDatabase({ connectionString }, () => {});
  const second = await startPieces(
    {
      DATA_DIR: `${dataDir}-second`,
      DATABASE_URL: connectionString,
      SECRET: await loadOrCreateSecret(dataDir),
      ...settings(1),
    },
    version,
  );
  const urls = [first.url, second.url];
  return {
    database,
    urls,
    pids: [first, second].flatMap(({ child }) => child.pid ?? []),
    /** Where the proxy asks for readiness. */
    probed: urls.map((url, index) => atPort(url, healthPorts[index])),
    stop: async () => {
      await database.close();
      await second.stop();
      await first.stop();
    },
  };
}

const atPort = (url: string, port: number | undefined) =>
  port === undefined ? url : url.replace(/:\d+$/, `:${port}`);
