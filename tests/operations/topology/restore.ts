import { expect } from 'vitest';
import { openClient } from '#tests/client.ts';
import type { Person } from '#tests/factories/people.ts';
import { createTicket } from '#tests/factories/projects.ts';
import { waitFor } from '#tests/faults/processes.ts';
import { listServers } from './containers.ts';
import { signIn } from './people.ts';
import type { Try } from './try.ts';

/** The tickets on a board. */
export async function listTicketIds(person: Person, projectId: number): Promise<Set<number>> {
  const { body } = await person.send('GET /projects/{projectId}/tickets', {
    params: { projectId },
    query: { view: 'board' },
  });
  return new Set(body.content.map(({ id }) => id));
}

/** Restores a backup as docs/backup-and-upgrade.md says; returns the board as it is then. */
async function restore({ topology, people, projectId }: Try, file: string, name: string) {
  const { compose, writeSettings, url } = topology;
  await compose('stop pieces-1 pieces-2 backup');
  await compose(
    `exec -T postgres-1 sh -c 'PGPASSWORD="$(decode-password "$DATABASE_PASSWORD")" createdb --host=haproxy --username=pieces ${name}'`,
  );
  await writeSettings({ DATABASE_NAME: name });
  await compose(`run --rm --no-deps -T backup node scripts/restore.ts /backups/${file}`);
  await compose('up --detach --wait');
  return listTicketIds(await signIn(url, people[0].email), projectId);
}

const readBackupName = (said: string) => /\/backups\/(\S+\.gz)/.exec(said)?.[1] ?? '';

/** Backs up and restores with the documented commands. */
export async function backUpAndRestore(the: Try) {
  const { topology, report, people, projectId } = the;
  const { compose, processes, dotenv } = topology;
  const before = await listTicketIds(people[0], projectId);
  const file = readBackupName(await compose('exec -T backup node scripts/backup.ts'));
  const authorization = `Bearer ${dotenv['METRICS_TOKEN']}`;
  const metrics = await openClient(processes[0]).request('GET', '/metrics', {
    headers: { authorization },
  });
  const age = Number(/^pieces_backup_age_seconds (\S+)/m.exec(await metrics.text())?.[1]);
  expect(age).toBeLessThan(60);
  report.add('the age of the newest backup, as a metric', report.seconds(age * 1000));
  await createTicket(people[0], projectId, { title: 'After the backup' });
  const restored = await restore(the, file, 'restored');
  expect(restored).toEqual(before);
  report.add('restored from a backup', `${restored.size} of ${before.size} tickets`);
}

/** Restores the moment before a mistake, as docs/point-in-time-recovery.md says. */
export async function recover(the: Try) {
  const { topology, report, people, projectId } = the;
  const { compose, settings, dotenv } = topology;
  const person = await signIn(topology.url, people[0].email);
  const wanted = await createTicket(person, projectId, { title: 'Before the mistake' });
  settings['RECOVERY_TIME'] = `${new Date().toISOString().slice(0, 23).replace('T', ' ')}+00`;
  const before = await listTicketIds(person, projectId);
  const params = { projectId, ticketId: wanted.id };
  await person.send('DELETE /projects/{projectId}/tickets/{ticketId}', { params });
  // Without this, the archive would have it within a minute.
  const leader = (await listServers(topology, 'postgres-1')).find(({ Role }) => Role === 'Leader');
  await compose(`exec -T ${leader?.Member} psql --command='select pg_switch_wal()'`);
  await waitFor('the archive to have it', () =>
    compose('up --detach --wait recovery').then(
      () => true,
      () => false,
    ),
  );
  const address = `postgresql://pieces:${dotenv['DATABASE_PASSWORD']}@recovery/${dotenv['DATABASE_NAME']}`;
  const said = await compose(
    `run --rm --no-deps -T --env DATABASE_URL=${address} backup node scripts/backup.ts`,
  );
  const recovered = await restore(the, readBackupName(said), 'recovered');
  expect(recovered).toEqual(before);
  report.add(
    'recovered the moment before a mistake',
    `${recovered.size} of ${before.size} tickets`,
  );
}
