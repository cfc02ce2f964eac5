import { onTestFinished, test, vi } from 'vitest';
import { expectEachOnce } from '#tests/faults/load.ts';
import { servers, startTopology } from './topology/containers.ts';
import { loseLeader } from './topology/lose-leader.ts';
import { createTeamThroughProxy } from './topology/people.ts';
import { startReport } from './topology/report.ts';
import { backUpAndRestore, recover } from './topology/restore.ts';
import { startSteadyLoad } from './topology/steady-load.ts';
import type { Try } from './topology/try.ts';
import { unnoticed, upgrade } from './topology/upgrade.ts';
import { visitOverIpv6 } from './topology/visitor.ts';
import { watchBoth } from './topology/watch-board.ts';

vi.setConfig({ testTimeout: 1_500_000 });

test('two processes behind a proxy, and three database servers of which the leader is lost', async () => {
  const report = startReport('topology');
  onTestFinished(report.print);
  const topology = await startTopology();
  const { people, projectId } = await createTeamThroughProxy(topology);
  report.add('people who signed up through the proxy', String(people.length));
  await visitOverIpv6(topology, report);
  const load = startSteadyLoad(people, projectId);
  onTestFinished(load.finish);
  const the: Try = { topology, report, people, projectId, load };
  await watchBoth(the);
  for (const server of servers) await topology.compose(`exec -T ${server} base-backup`);
  await unnoticed(the, 'one process restarts', () => topology.compose('restart pieces-1'));
  await upgrade(the);
  await loseLeader(the);
  await load.finish();
  await expectEachOnce(load, people[0], projectId);
  report.add('acknowledged tickets that are on the board once', String(load.acknowledged.length));
  await backUpAndRestore(the);
  await recover(the);
  await report.save();
});
