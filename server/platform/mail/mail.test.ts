import { sql } from 'kysely';
import type { Pool } from 'pg';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { Db } from '#server/migrations/tables.ts';
import { startTestServer } from '#tests/server.ts';
import { type Limits, createLimits } from '#server/platform/limits/limits.ts';
import { type SmtpSink, startSmtpSink } from '#tests/smtp-sink.ts';
import { listGivenUp, resendGivenUp } from './given-up.ts';
import { smtpMailer } from './mailer.ts';
import { enqueueMail, maxAttempts, postpone, leaseMails } from './outbox.ts';
import { createMailWorker } from './worker.ts';

let db: Db;
let limits: Limits;
let pool: Pool;
let sink: SmtpSink;
let now: Date;

beforeAll(async () => {
  const server = await startTestServer();
  db = server.db;
  pool = server.pool;
  limits = createLimits(pool);
  sink = await startSmtpSink();
});

beforeEach(async () => {
  await db.deleteFrom('outbox').execute();
  sink.mails.length = 0;
  now = new Date();
});

afterAll(() => sink.close());

const log = { warn: () => {} } as never;

const openWorker = () =>
  createMailWorker({
    db,
    limits,
    log,
    clock: () => now,
    mailer: smtpMailer({ url: sink.url, from: 'Pieces <pieces@pieces.test>' }),
    composers: {
      greeting: async ({ to }: { to: string }) => ({
        to,
        subject: 'Hyvää päivää',
        paragraphs: ['Tervetuloa!'],
      }),
      stale: async () => undefined,
      asked: async ({ to }: { to: string }) => ({
        to,
        subject: 'You asked',
        paragraphs: ['Here it is.'],
      }),
    },
  });

const greet = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      enqueueMail(db, { kind: 'greeting', payload: { to: `person${index}@pieces.test` } }),
    ),
  );

const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const waiting = () => db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();

test('an email is due in the millisecond in which it was written', async () => {
  for (let written = 0; written < 20; written += 1)
    await db.transaction().execute(async (db) => {
      await enqueueMail(db, { kind: 'greeting', payload: { to: 'person@pieces.test' } });
      const { rows } = await sql<{ is_due: boolean }>`
        select next_attempt_at <= date_trunc('milliseconds', now()) as is_due
          from outbox order by id desc limit 1`.execute(db);
      expect(rows).toEqual([{ is_due: true }]);
    });
});

test('sends each email through SMTP once', async () => {
  await greet(1);
  pass(1);
  await openWorker().deliver();
  await openWorker().deliver();
  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]).toMatchObject({
    subject: 'Hyvää päivää',
    from: { address: 'pieces@pieces.test' },
    to: [{ address: 'person0@pieces.test' }],
  });
  expect(sink.mails[0]?.text).toContain('Tervetuloa!');
  expect(await waiting()).toEqual([]);
});

test('sends each email once with two workers', async () => {
  await greet(40);
  pass(1);
  await Promise.all([openWorker().deliver(), openWorker().deliver()]);
  expect(sink.mails).toHaveLength(40);
  expect(new Set(sink.mails.map((mail) => mail.to?.[0]?.address)).size).toBe(40);
});

test('retries a refused email at doubling intervals', async () => {
  await greet(1);
  pass(1);
  sink.refuse(2);
  await openWorker().deliver();
  pass(29);
  await openWorker().deliver();
  expect(await waiting()).toEqual([expect.objectContaining({ attempts: 1 })]);
  pass(1);
  await openWorker().deliver();
  expect(await waiting()).toEqual([
    expect.objectContaining({
      attempts: 2,
      last_error: expect.stringContaining('Try again later'),
    }),
  ]);
  pass(60);
  await openWorker().deliver();
  expect(sink.mails).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('tries an email for a day, then gives it up and keeps it', async () => {
  await greet(1);
  sink.refuse(99);
  const start = now.getTime();
  for (;;) {
    const [next] = await waiting();
    if (next?.given_up_at) break;
    now = new Date(next!.next_attempt_at);
    await openWorker().deliver();
  }
  const hours = (now.getTime() - start) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(24 + 1 / 6);
  sink.refuse(0);
  pass(24 * 60 * 60);
  await openWorker().deliver();
  expect(sink.mails).toEqual([]);
  expect(await listGivenUp(db)).toEqual([expect.objectContaining({ attempts: maxAttempts })]);
});

test('gives up an email that is refused for good, and sends it again on request', async () => {
  await greet(2);
  sink.refuse(2, 550);
  pass(1);
  await openWorker().deliver();
  pass(2 * 60 * 60);
  await openWorker().deliver();
  expect(sink.mails).toEqual([]);
  const [first, second] = await listGivenUp(db);
  expect(first).toMatchObject({ attempts: 1, last_error: expect.stringContaining('No such') });
  expect(await resendGivenUp(db, { ids: [first?.id ?? 0], now })).toEqual([first?.id]);
  await openWorker().deliver();
  expect(sink.mails).toHaveLength(1);
  expect(await resendGivenUp(db, { ids: undefined, now })).toEqual([second?.id]);
  await openWorker().deliver();
  expect(sink.mails).toHaveLength(2);
  expect(await listGivenUp(db)).toEqual([]);
});

test('an email that the server takes minutes to accept is sent once, and others do not wait', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await greet(1);
  pass(1);
  const release = sink.hold();
  const slow = openWorker().deliver();
  await expect.poll(() => sink.mails).toHaveLength(1);
  // The lease is renewed every 30 seconds. Waiting for each renewal keeps an older one from ending last.
  for (let renewals = 1; renewals <= 18; renewals += 1) {
    pass(30);
    await vi.advanceTimersByTimeAsync(30_000);
    const readLease = async () => Date.parse((await waiting())[0]?.next_attempt_at ?? '');
    await expect.poll(readLease).toBe(now.getTime() + 120_000);
    await openWorker().deliver();
  }
  expect(sink.mails).toHaveLength(1);
  release();
  await slow;
  expect(await waiting()).toEqual([]);
});

test('a worker that waits for a slow server sends other emails meanwhile', async () => {
  await greet(1);
  pass(1);
  const release = sink.hold();
  const worker = openWorker();
  onTestFinished(worker.stop);
  worker.start();
  await expect.poll(() => sink.mails).toHaveLength(1);
  await enqueueMail(db, { kind: 'greeting', payload: { to: 'another@pieces.test' } });
  pass(1);
  await expect.poll(() => sink.mails).toHaveLength(2);
  release();
  await expect.poll(waiting).toEqual([]);
});

test('every attempt has the same Message-ID', async () => {
  await greet(1);
  pass(1);
  const release = sink.hold();
  const killed = openWorker().deliver();
  await expect.poll(() => sink.mails).toHaveLength(1);
  pass(121);
  const again = openWorker().deliver();
  await expect.poll(() => sink.mails).toHaveLength(2);
  release();
  await Promise.all([killed, again]);
  const [first, second] = sink.mails.map(({ messageId }) => messageId);
  expect(first).toMatch(/^<[0-9a-f-]{36}@pieces\.test>$/);
  expect(second).toBe(first);
});

test('retries the email of a killed process when its lease expires', async () => {
  await greet(1);
  pass(1);
  await db
    .updateTable('outbox')
    .set({ attempts: 1, next_attempt_at: new Date(now.getTime() + 120_000).toISOString() })
    .execute();
  await openWorker().deliver();
  expect(sink.mails).toHaveLength(0);
  pass(121);
  await openWorker().deliver();
  expect(sink.mails).toHaveLength(1);
});

test('does not send an email that is no longer wanted, and keeps one of an unknown kind', async () => {
  await enqueueMail(db, { kind: 'stale', payload: {} });
  await enqueueMail(db, { kind: 'unheard', payload: {} });
  pass(1);
  await openWorker().deliver();
  expect(sink.mails).toHaveLength(0);
  expect(await waiting()).toEqual([expect.objectContaining({ kind: 'unheard', attempts: 1 })]);
});

describe('emails that anyone can request', () => {
  const ask = (to: string) => enqueueMail(db, { kind: 'asked', payload: { to }, requestedFor: to });

  test('queues one email, however often it is requested', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask('once@pieces.test')));
    pass(1);
    await openWorker().deliver();
    expect(sink.mails).toHaveLength(1);
    await ask('once@pieces.test');
    pass(1);
    await openWorker().deliver();
    expect(sink.mails).toHaveLength(2);
  });

  test('waits after five emails to an address in an hour, and is sent afterward', async () => {
    const to = 'flooded@pieces.test';
    for (let count = 0; count < 8; count += 1) {
      await ask(to);
      pass(1);
      await openWorker().deliver();
    }
    expect(sink.mails).toHaveLength(5);
    expect(await waiting()).toHaveLength(1);
    expect((await waiting())[0]?.attempts).toBe(0);

    await pool.query('delete from rate_limits');
    pass(60 * 60);
    await openWorker().deliver();
    expect(sink.mails).toHaveLength(6);
    expect(await waiting()).toEqual([]);
  });

  test('merges with one that was requested while it was being sent', async () => {
    await ask('twice@pieces.test');
    pass(1);
    const [taken] = await leaseMails(db, { now, limit: 1 });
    await ask('twice@pieces.test');
    expect(await waiting()).toHaveLength(2);
    await postpone(db, { id: taken?.id ?? 0, until: now });
    expect(await waiting()).toEqual([expect.objectContaining({ is_taken: false })]);
  });

  test('does not count emails that could not be sent', async () => {
    sink.refuse(8);
    await ask('refused@pieces.test');
    for (let count = 0; count < 8; count += 1) {
      pass(4000);
      await openWorker().deliver();
    }
    await ask('refused@pieces.test');
    pass(1);
    await openWorker().deliver();
    expect(sink.mails).toHaveLength(1);
  });
});
