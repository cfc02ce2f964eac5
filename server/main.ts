import { type Config, readConfig } from './platform/config.ts';
import { explainUnavailable, isConnectTimeout } from './platform/database/errors.ts';
import { openLog } from './platform/log.ts';
import { version } from './platform/version.ts';

const log = await openLog();

try {
  log.info(`Pieces ${version}`);
  const strict = process.argv.includes('--strict-settings');
  const config = readConfig(undefined, { strict });
  // Loads the rest afterward, so that an invalid setting is reported right away.
  const { start } = await import('./start.ts');
  log.level = config.logLevel;
  await start(config, log).catch((error: Error) => {
    throw explain(error, config);
  });
  tellParent();
} catch (error) {
  log.fatal(`Pieces could not start. ${(error as Error).message}`);
  process.exit(1);
}

/** Tells the process that starts this one again when it dies, if there is one, and stops when it's gone. */
function tellParent() {
  if (!process.send) return;
  process.send('ready');
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

/** Explains the most common startup errors. */
function explain(error: Error & { code?: string }, { host, port, databaseUrl }: Config): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Another program already uses ${host}:${port}. Stop it, or set PORT to another number.`,
    );
  }
  if (databaseUrl) return explainUnavailable(error);
  return isConnectTimeout(error)
    ? new Error("Its PostgreSQL doesn't answer. The machine may be too busy. Try again.")
    : error;
}
