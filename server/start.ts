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
import { deriveOperatorKey, linkWithKey } from './platform/http/operator-key.ts';
import { localMailer, type Mailer, smtpMailer } from './platform/mail/mailer.ts';
import { formatForLog } from './platform/mail/format-for-log.ts';
import { loadOrCreateSecret } from './platform/secret.ts';
import { upkeep } from './upkeep.ts';

/** How long stopping may take without draining, and batches in progress of it, in milliseconds. */
const [stopTimeout, batchTimeout] = [15_000, 3_000];

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts Pieces and returns when it's ready. Throws what kept it from starting. */
export async function start(config: Config) {
  const postgres = await openPostgres(config);
  const database = connectDatabase(
    {
      connectionString: postgres.connectionString,
      directConnectionString: config.databaseDirectUrl,
      query_timeout: answerTimeout,
    },
    (error) => say(`Lost a connection to the database: ${error.message}`),
  );
  try {
    const unwatch = postgres.watchDisk((isFull) => {
      database.setReadOnly(isFull);
      say(
        isFull
          ? `The disk of ${config.dataDir} is almost full. Pieces refuses what has to be stored.`
          : `The disk of ${config.dataDir} has space again.`,
      );
    });
    await bringUpToDate(config, config.databaseDirectUrl ?? postgres.connectionString);
    await reachDatabase(database.pool, say);
    const secret = config.secret ?? (await loadOrCreateSecret(config.dataDir));
    const { http, mail, housekeeping, schedule, notifications, live, bell, deliveries } =
      await buildApp({
        config: { ...config, secret },
        database,
        mailer: openMailer(config),
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
    for (const line of describeLinks({ ...config, secret })) say(line);
  } catch (error) {
    await database.close();
    await postgres.stop();
    throw error;
  }
}

const openHealthPort = async ({ healthPort: port, host }: Config, connectionString: string) =>
  port === undefined ? undefined : startHealthThread({ port, host, connectionString });

/** What a silent database keeps from finishing is rolled back, and done again by whoever is next. */
const inTime = (work: Promise<unknown>) =>
  Promise.race([work, wait(batchTimeout, undefined, { ref: false })]);

/** Backups and migrations have connections of their own: their statements may take as long as they need. */
async function bringUpToDate(config: Config, connectionString: string) {
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

async function openPostgres({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) {
    return { connectionString: databaseUrl, stop: async () => {}, watchDisk: () => () => {} };
  }
  return {
    ...(await startEmbeddedPostgres({ dataDir, log: say })),
    watchDisk: (onChange: (isFull: boolean) => void) =>
      watchDisk(join(dataDir, 'postgres'), onChange),
  };
}

function openMailer({ smtpUrl, mailFrom }: Config): Mailer {
  if (smtpUrl) return smtpMailer({ url: smtpUrl, from: mailFrom });
  return localMailer((mail) => say(formatForLog(mail).join('\n')));
}

/** Links to pages that only someone who reads this log can open. */
function describeLinks({ publicUrl, smtpUrl, metricsToken, secret }: Config & { secret: string }) {
  const link = (page: 'mailbox' | 'metrics', path: string) =>
    linkWithKey(publicUrl + path, deriveOperatorKey(secret, page));
  return [
    ...(smtpUrl ? [] : [`Emails are kept at ${link('mailbox', '/dev/mail')}`]),
    ...(metricsToken ? [] : [`Metrics are at ${link('metrics', '/metrics')}`]),
  ];
}
