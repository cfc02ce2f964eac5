import { expect, onTestFinished, test, vi } from 'vitest';
import { readStream } from '#tests/event-stream.ts';
import { openClient } from '#tests/client.ts';
import { createProject, createTicket } from '#tests/factories/projects.ts';
import type { Person } from '#tests/factories/people.ts';
import { expectEachOnce } from '#tests/faults/load.ts';
import { waitFor } from '#tests/faults/processes.ts';
import {
  cutOff,
  findPromotion,
  listServers,
  startTopology,
  type Topology,
} from './topology/containers.ts';
import { signIn, signUp } from './topology/people.ts';
import { startReport } from './topology/report.ts';
import { startSteadyLoad, type SteadyLoad, summarize } from './topology/steady-load.ts';

vi.setConfig({ testTimeout: 1_500_000 });

type Try = {
  topology: Topology;
  report: ReturnType<typeof startReport>;
  people: [Person, ...Person[]];
  projectId: number;
  load: SteadyLoad;
};

async function listTicketIds(person: Person, projectId: number): Promise<Set<number>> {
  const { body } = await person.send('GET /projects/{projectId}/tickets', {
    params: { projectId },
    query: { view: 'board' },
  });
  return new Set(body.content.map(({ id }) => id));
}

async function createTeamThroughProxy(topology: Topology) {
  const people: [Person, ...Person[]] = [await signUp(topology, 'Aino')];
  const { id: projectId } = await createProject(people[0], { teamSize: 4 });
  for (const name of ['Eetu', 'Helmi', 'Onni']) {
    const person = await signUp(topology, name);
    await person.send('POST /projects/{projectId}/members', { params: { projectId } });
    people.push(person);
  }
  return { people, projectId };
}

/** Opens the board at both processes. */
const watchBoard = ({ topology, people, projectId }: Try) =>
  Promise.all(
    topology.processes.map((url) => readStream(openClient(url, people[0].cookies), projectId)),
  );

async function watchBoth(the: Try) {
  const streams = await watchBoard(the);
  const began = Date.now();
  const { title } = await createTicket(the.people[0], the.projectId, { title: 'Seen by both' });
  the.load.acknowledged.push(title);
  for (const stream of streams) {
    await stream.until(() =>
      stream.news().some(({ tickets }) => tickets.some((ticket) => ticket.title === title)),
    );
    stream.close();
  }
  const { report } = the;
  report.add('a ticket reaches the board at both processes', report.seconds(Date.now() - began));
}

/** Does something under load that nobody may notice. */
async function unnoticed({ load, report }: Try, step: string, work: () => Promise<unknown>) {
  const from = Date.now();
  await work();
  const { length } = load.acknowledged;
  await waitFor('tickets to be created', () => load.acknowledged.length > length + 50);
  const { count, failed, statuses, longest } = summarize(load, from);
  report.add(
    step,
    `${failed} of ${count} requests failed, the longest took ${report.seconds(longest)}`,
  );
  expect([failed, statuses]).toEqual([0, []]);
}

async function upgrade(the: Try) {
  const { shell, processes, changeVersion } = the.topology;
  const countImages = async () => (await shell('docker images --all --quiet')).split('\n').length;
  await shell('docker image prune --force --filter label=pieces.image');
  const images = await countImages();
  await changeVersion('99.0.0');
  await unnoticed(the, 'upgrade.sh replaces both processes', () => shell('./upgrade.sh'));
  for (const url of processes) {
    const ready = await openClient(url).request('GET', '/health/ready');
    expect(await ready.json()).toMatchObject({ version: '99.0.0' });
  }
  const more = (await countImages()) - images;
  the.report.add('images that the upgrade leaves behind', String(more));
  expect(more).toBe(0);
}

async function loseLeader(the: Try) {
  const { topology, load, report } = the;
  const servers = ['postgres-1', 'postgres-2', 'postgres-3'];
  const roles = async (asking: string) => await listServers(topology, asking);
  await waitFor('two servers to follow the leader', async () => {
    const states = (await roles('postgres-1')).map(({ State }) => State);
    return states.filter((state) => state === 'streaming').length === 2;
  });
  const leader = (await roles('postgres-1')).find(({ Role }) => Role === 'Leader')?.Member ?? '';
  const others = servers.filter((server) => server !== leader);
  const streams = await watchBoard(the);
  const mend = await cutOff(topology, leader);
  const cut = Date.now();
  const heard = streams.map(async (stream) => {
    const { length } = stream.news();
    await stream.until(() => stream.news().length > length);
    return Date.now();
  });
  let promotion: { server: string; at: number } | undefined;
  await waitFor('another server to be promoted', async () => {
    promotion = await findPromotion(topology, { servers: others, since: cut });
    return promotion !== undefined;
  });
  const at = promotion?.at ?? 0;
  const { length } = load.acknowledged;
  await waitFor('tickets to be created again', () => load.acknowledged.length > length + 50);
  const heardAt = Math.max(...(await Promise.all(heard)));
  for (const stream of streams) stream.close();
  const { statuses, longest, lastFailure } = summarize(load, cut);
  const back = {
    reads: lastFailure('read') - at,
    writes: lastFailure('write') - at,
    streams: heardAt - at,
  };
  report.add("the leader's cable is cut: until another is promoted", report.seconds(at - cut));
  for (const [name, time] of Object.entries(back)) {
    report.add(`… from then until ${name} are back at both processes`, report.seconds(time));
  }
  report.add(
    '… the longest request, and what the others were answered',
    [report.seconds(longest), statuses.join(', ')].join('; '),
  );
  expect(Math.max(...Object.values(back))).toBeLessThan(5_000);
  expect(statuses).toEqual([503]);
  const mended = Date.now();
  await mend();
  await waitFor('the former leader to follow the new one', async () => {
    const member = (await roles(others[0] ?? '')).find(({ Member }) => Member === leader);
    return member?.State === 'streaming';
  });
  report.add(
    '… the former leader follows after its cable is mended',
    report.seconds(Date.now() - mended),
  );
}

/** Restores a backup as docs/operations.md says; returns the board as it is then. */
async function restore({ topology, people, projectId }: Try, file: string, name: string) {
  const { compose, settings, url } = topology;
  await compose('stop pieces-1 pieces-2 backup');
  await compose(
    `exec -T postgres-1 sh -c 'PGPASSWORD="$DATABASE_PASSWORD" createdb --host=haproxy --username=pieces ${name}'`,
  );
  settings['DATABASE_NAME'] = name;
  await compose(`run --rm --no-deps -T backup node scripts/restore.ts /backups/${file}`);
  await compose('up --detach --wait');
  return listTicketIds(await signIn(url, people[0].email), projectId);
}

const readBackupName = (said: string) => /\/backups\/(\S+\.gz)/.exec(said)?.[1] ?? '';

async function backUpAndRestore(the: Try) {
  const { topology, report, people, projectId } = the;
  const { compose, processes, settings } = topology;
  const before = await listTicketIds(people[0], projectId);
  const file = readBackupName(await compose('exec -T backup node scripts/backup.ts'));
  const authorization = `Bearer ${settings['METRICS_TOKEN']}`;
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

async function recover(the: Try) {
  const { topology, report, people, projectId } = the;
  const { compose, settings } = topology;
  for (const server of ['postgres-1', 'postgres-2', 'postgres-3']) {
    await compose(`exec -T ${server} base-backup`);
  }
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
  const address = `postgresql://pieces:${settings['DATABASE_PASSWORD']}@recovery/${settings['DATABASE_NAME']}`;
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

test('two processes behind a proxy, and three database servers of which the leader is lost', async () => {
  const report = startReport();
  onTestFinished(report.print);
  const topology = await startTopology();
  const { people, projectId } = await createTeamThroughProxy(topology);
  report.add('people who signed up through the proxy', String(people.length));
  const load = startSteadyLoad(people, projectId);
  onTestFinished(load.finish);
  const the: Try = { topology, report, people, projectId, load };
  await watchBoth(the);
  await unnoticed(the, 'one process restarts', () => topology.compose('restart pieces-1'));
  await upgrade(the);
  await loseLeader(the);
  await load.finish();
  await expectEachOnce(load, people[0], projectId);
  report.add('acknowledged tickets that are on the board once', String(load.acknowledged.length));
  await backUpAndRestore(the);
  await recover(the);
});
