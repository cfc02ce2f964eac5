import closeWithGrace from 'close-with-grace';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { backUpBeforeUpgrade } from './platform/backup/before-upgrade.ts';
import type { Config } from './platform/config.ts';
import { answerTimeout, connectDatabase } from './platform/database/connect.ts';
import { explainUnavailable } from './platform/database/errors.ts';
import { migrate } from './platform/database/migrate.ts';
import { reachDatabase } from './platform/database/reach.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start.ts';
import { startHealthThread } from './platform/health/health-thread.ts';
import { watchDisk } from './platform/embedded-postgres/watch-disk.ts';
import { isTerminal, type Log } from './platform/log.ts';
import { localMailer, type Mailer, smtpMailer } from './platform/mail/mailer.ts';
import { formatForLog } from './platform/mail/format-for-log.ts';
import { loadOrCreateSecret } from './platform/secret.ts';
import { listOperatorLinks } from './operator-links.ts';
import { upkeep } from './upkeep.ts';

type Say = (line: string) => void;

/** How long stopping may take without draining, and batches in progress of it, in milliseconds. */
const [stopTimeout, batchTimeout] = [15_000, 3_000];

/** Starts Pieces and returns when it's ready. Throws what kept it from starting. */
export async function start(config: Config, log: Log) {
  const say = (line: string) => log.info(line);
  const postgres = await openPostgres(config, say);
  const database = connectDatabase(
    {
      connectionString: postgres.connectionString,
      directConnectionString: config.databaseDirectUrl,
      query_timeout: answerTimeout,
    },
    (error) => log.warn(`Lost a connection to the database: ${error.message}`),
  );
  try {
    const unwatch = postgres.watchDisk((isFull) => {
      database.setReadOnly(isFull);
      log.warn(
        isFull
          ? `The disk of ${config.dataDir} is almost full. Pieces refuses what has to be stored.`
          : `The disk of ${config.dataDir} has space again.`,
      );
    });
    await bringUpToDate(config, config.databaseDirectUrl ?? postgres.connectionString, say);
    await reachDatabase(database.pool, say);
    const secret = config.secret ?? (await loadOrCreateSecret(config.dataDir));
    const { http, mail, housekeeping, schedule, notifications, live, bell, deliveries } =
      await buildApp({
        config: { ...config, secret },
        database,
        mailer: openMailer(config, say),
        log,
      });
    const health = await openHealthPort(config, postgres.connectionString);
    await http.listen({ port: config.port, host: config.host });
    mail.start();
    deliveries.start();
    housekeeping.start();
    schedule.start();
    notifications.start();
    live.start();
    bell.start();
    closeWithGrace({ delay: stopTimeout + config.drainSeconds * 1000 }, async ({ err, signal }) => {
      if (err) http.log.fatal({ err }, 'stopping after an error');
      else http.log.info({ signal }, 'stopping');
      // The order matters: finish requests, then emails, then close the database.
      health?.announceStop();
      const background = inTime(Promise.all([schedule.stop(), deliveries.stop()]));
      await http.close();
      await Promise.all([background, mail.stop(), notifications.stop()]);
      housekeeping.stop();
      await health?.stop();
      unwatch();
      await database.close();
      await postgres.stop();
      http.log.info('stopped');
    });
    say(`Pieces is ready at ${config.publicUrl}`);
    describeLinks({ ...config, secret }).forEach(say);
  } catch (error) {
    await database.close();
    await postgres.stop();
    throw error;
  }
}

const openHealthPort = async ({ healthPort: port, host }: Config, connectionString: string) =>
  port === undefined ? undefined : startHealthThread({ port, host, connectionString });

/**
 * What a silent database keeps from finishing is rolled back, and done again by the next caller.
 */
const inTime = (work: Promise<unknown>) =>
  Promise.race([work, wait(batchTimeout, undefined, { ref: false })]);

/** Backups and migrations have connections of their own: their statements may take as long as they need. */
async function bringUpToDate(config: Config, connectionString: string, say: Say) {
  const { databaseUrl, databaseDirectUrl, dataDir } = config;
  const { pool, close } = connectDatabase({ connectionString }, () => {});
  try {
    await reachDatabase(pool, say);
    // Operators with their own PostgreSQL have their own backups, and may have no persistent disk here.
    if (!databaseUrl) await backUpBeforeUpgrade({ pool, upkeep, dataDir, log: say });
    await migrate(pool);
  } catch (error) {
    throw databaseDirectUrl ? explainUnavailable(error as Error, 'DATABASE_DIRECT_URL') : error;
  } finally {
    await close();
  }
}

async function openPostgres({ databaseUrl, dataDir }: Config, say: Say) {
  if (databaseUrl) {
    return { connectionString: databaseUrl, stop: async () => {}, watchDisk: () => () => {} };
  }
  return {
    ...(await startEmbeddedPostgres({ dataDir, log: say })),
    watchDisk: (onChange: (isFull: boolean) => void) =>
      watchDisk(join(dataDir, 'postgres'), onChange),
  };
}

function openMailer({ smtpUrl, mailFrom }: Config, say: Say): Mailer {
  if (smtpUrl) return smtpMailer({ url: smtpUrl, from: mailFrom });
  return localMailer((mail) => say(formatForLog(mail).join('\n')));
}

/** A log is read by more people than a terminal, so it doesn't have the keys. */
function describeLinks(config: Config & { secret: string }): string[] {
  const links = listOperatorLinks(config);
  if (isTerminal() || links.length === 0) return links;
  return ['To print the links to kept emails and metrics, run npm run links.'];
}
