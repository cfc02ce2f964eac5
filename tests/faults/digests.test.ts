import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSmtpSink } from '#tests/smtp-sink.ts';
import { startOn, startPostgres } from './pieces-on-postgres.ts';
import { makeDataFolder, waitFor } from './processes.ts';

vi.setConfig({ testTimeout: 300_000 });

const people = 400;

/** Where it's about noon. */
const noonZone = () => {
  const offset = 12 - new Date().getUTCHours();
  // The signs of these are the other way round.
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};

/** People who each have two unread notifications whose daily email is due, and go to an event tomorrow. */
async function makeReaders(pool: pg.Pool) {
  await pool.query(
    `insert into users (email, first_name, last_name, login_method, communication_email, time_zone)
     select address, 'Reader', 'Number', 'email', address, $2
       from (select 'reader.' || number || '@digest.test' as address
               from generate_series(1, $1) as number) as addresses`,
    [people, noonZone()],
  );
  await pool.query(
    `insert into notifications (user_id, kind, subject, data, email_at)
     select users.id, 'followed', 'person:1', '{}', now() from users, generate_series(1, 2)`,
  );
  await pool.query(`insert into areas values ('events', 'live', now())`);
  await pool.query(
    `insert into calendar_events (series_id, title, category, format, location, link, description,
       starts_at, ends_at, time_zone, created_at)
     values (1, 'Noon', 'Support', 'Online', '', '', '', now() + interval '24 hours',
             now() + interval '25 hours', 'UTC', now())`,
  );
  await pool.query(
    `insert into event_people (event_id, user_id, state, since)
     select calendar_events.id, users.id, 'going', now() from calendar_events, users`,
  );
}

test('sends each of 400 daily emails and reminders once when both processes are killed', async () => {
  const { connectionString } = await startPostgres(await makeDataFolder());
  const sink = await startSmtpSink();
  onTestFinished(sink.close);
  const settings = { SMTP_URL: sink.url };
  const pool = new pg.Pool({ connectionString });
  // PostgreSQL may stop before the pool's connections have closed.
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  await makeReaders(pool);

  // Both processes have taken a batch, and can't add its emails to the outbox, when they are killed.
  const holder = await pool.connect();
  await holder.query('begin; lock table outbox in share mode');
  const killed = [
    await startOn(connectionString, settings),
    await startOn(connectionString, settings),
  ];
  await waitFor('both processes to be in the middle of a batch', async () => {
    const { rows } = await pool.query<{ count: string }>(
      `select count(*) from pg_stat_activity
        where wait_event_type = 'Lock' and query like 'insert into "outbox"%'`,
    );
    return Number(rows[0]?.count) >= 2;
  });
  for (const { child, ended } of killed) {
    child.kill('SIGKILL');
    await ended;
  }
  await holder.query('commit');
  holder.release();

  await startOn(connectionString, settings);
  await startOn(connectionString, settings);
  await waitFor('all emails to be sent', () => sink.mails.length >= 2 * people);
  await waitFor('the outbox to be empty', async () => {
    const { rows } = await pool.query('select from outbox where sent_at is null');
    return rows.length === 0;
  });
  const reminders = sink.mails.filter(({ subject }) => subject?.includes('“Noon” is tomorrow'));
  const digests = sink.mails.filter((mail) => !reminders.includes(mail));
  for (const mails of [reminders, digests]) {
    expect(mails).toHaveLength(people);
    expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(people);
  }
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(2 * people);
});
