import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Config } from '#server/platform/config.ts';
import { connectDatabase } from '#server/platform/database/connect.ts';
import type { KeptMail, Mailer } from '#server/platform/mail/mailer.ts';
import { createLog } from '#server/platform/log.ts';
import { localMailer } from '#server/platform/mail/mailer.ts';
import { cleanUpAfterFile } from './clean-up.ts';
import { withDatabaseName, templateDatabase } from './database/postgres.ts';

export type TestServer = {
  url: string;
  secret: string;
  http: FastifyInstance;
  db: Db;
  pool: pg.Pool;
  /** Starts another server on the same database, like a second process; returns its URL. */
  startAnother(): Promise<string>;
  /**
   * Delivers the emails in the outbox and returns all emails so far, newest first: in the order of
   * the outbox, because several are sent at the same time.
   */
  mail(): Promise<readonly KeptMail[]>;
  /** Processes what repositories have sent, in all processes in parallel. */
  processDeliveries(): Promise<void>;
  /** Keeps live streams alive and closes those whose readers have lost access. */
  heartbeat(): Promise<void>;
  /** Runs all scheduled tasks until nothing is due. */
  runSchedule(): Promise<void>;
  /** Refuses everything that has to be stored, as on a full disk. */
  setReadOnly(isReadOnly: boolean): void;
  /** Deletes expired data. */
  sweep(): Promise<void>;
  /** Returns the SQL statements that `work` runs. */
  statements(work: () => Promise<unknown>): Promise<string[]>;
  /** Moves the server's clock forward. */
  advanceHours(hours: number): void;
};

/**
 * Enough connections for tests to hold some of them and still race. Each new one costs PostgreSQL a
 * tenth of a second, because it reads all it needs to know about the tables again.
 */
const maxConnections = 5;

/** The SECRET setting of every test server. */
export const secret = 'a secret that is long enough for tests';

/**
 * Starts the whole server on its own database, on loopback, and stops it after the test file. The
 * database stays until the run's PostgreSQL is deleted, because dropping one waits for a checkpoint.
 */
export async function startTestServer({
  mailer = localMailer(() => {}),
  publicUrl = 'http://pieces.test',
  trustProxy = 1,
  networkLimits = 1,
  // Some tests make more than anyone by hand.
  changesPerHour = 100_000,
  attachmentBytes = 1024 ** 3,
  hstsSubdomains = false,
  google,
  github,
  metricsToken,
  backupDir,
  adminEmails = [],
  smtpUrl,
  community = {},
  logTo,
}: {
  mailer?: Mailer;
  community?: Partial<Config['community']>;
  logTo?: { write(line: string): void };
} & Partial<
  Pick<
    Config,
    | 'publicUrl'
    | 'trustProxy'
    | 'networkLimits'
    | 'changesPerHour'
    | 'attachmentBytes'
    | 'hstsSubdomains'
    | 'google'
    | 'github'
    | 'metricsToken'
    | 'backupDir'
    | 'adminEmails'
    | 'smtpUrl'
  >
> = {}): Promise<TestServer> {
  const postgres = inject('postgres');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = connectDatabase(postgres, () => {});
  // By default, PostgreSQL writes the whole database to its log as well.
  await admin.pool.query(`create database ${name} template ${templateDatabase} strategy file_copy`);
  await admin.close();
  let shift = 0;
  const open = async () => {
    const database = connectDatabase(
      { ...withDatabaseName(postgres, name), max: maxConnections },
      () => {},
    );
    const app = await buildApp({
      config: {
        port: 0,
        host: '127.0.0.1',
        publicUrl,
        dataDir: '',
        healthPort: undefined,
        databaseUrl: undefined,
        databaseDirectUrl: undefined,
        smtpUrl,
        mailFrom: 'Pieces <pieces@localhost>',
        secret,
        trustProxy,
        networkLimits,
        changesPerHour,
        attachmentBytes,
        adminEmails,
        community: {
          name: '',
          operator: '',
          contact: '',
          registration: 'anyone',
          newcomers: { joins: 2, requests: 3, invitations: 3, hackathons: 5, addresses: 200 },
          termsFile: undefined,
          privacyFile: undefined,
          ...community,
        },
        hstsSubdomains,
        google,
        github,
        drainSeconds: 0,
        metricsToken,
        backupDir,
        slowMs: 500,
        logLevel: logTo ? 'info' : 'silent',
      },
      database,
      mailer,
      log: createLog(logTo ? { to: logTo } : { level: 'silent' }),
      clock: () => new Date(Date.now() + shift),
    });
    const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
    app.notifications.start();
    return { ...app, url, database };
  };
  const opened = [await open()];
  const [{ url, http, mail, housekeeping, schedule, live, bell, database }] = opened as [
    Awaited<ReturnType<typeof open>>,
  ];
  let delivered = Promise.resolve();
  cleanUpAfterFile(async () => {
    for (const { http, notifications, database } of opened) {
      // Otherwise closing waits for those that tests have left open.
      http.server.closeAllConnections();
      await http.close();
      await notifications.stop();
      await database.close();
    }
  });

  return {
    url,
    secret,
    http,
    db: database.db,
    pool: database.pool,
    startAnother: async () => {
      const another = await open();
      opened.push(another);
      return another.url;
    },
    mail: async () => {
      // One after the other: a second delivery doesn't wait for what the first is about to send.
      delivered = delivered.then(mail.deliver, mail.deliver);
      await delivered;
      const { rows } = await database.pool.query<{ message_id: string }>(
        'select message_id from outbox order by id desc',
      );
      const order = new Map(rows.map((row, index) => [row.message_id, index]));
      const position = ({ messageId }: KeptMail) => order.get(messageId) ?? Infinity;
      return (mailer.sent ?? []).toSorted((a, b) => position(a) - position(b));
    },
    heartbeat: async () => {
      await live.sendHeartbeat();
      await bell.sendHeartbeat();
    },
    runSchedule: schedule.runAll,
    processDeliveries: async () => {
      await Promise.all(opened.map(({ deliveries }) => deliveries.work()));
    },
    setReadOnly: database.setReadOnly,
    sweep: housekeeping.sweep,
    advanceHours: (hours) => void (shift += hours * 60 * 60 * 1000),
    statements: async (work) => {
      const seen: string[] = [];
      const end = database.watch(({ text }) => void seen.push(text));
      await work().finally(end);
      return seen;
    },
  };
}
