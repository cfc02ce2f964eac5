import { onTestFinished, test, vi } from 'vitest';
import { expectEachOnce } from '#tests/faults/load.ts';
import { goBack, upgradeWithMigration } from './compose/migration.ts';
import { failToUpgrade } from './compose/broken-release.ts';
import { misspellSetting, openToEveryone, refuseUninvited } from './compose/settings.ts';
import { startTopology } from './topology/containers.ts';
import { createTeamThroughProxy } from './topology/people.ts';
import { startReport } from './topology/report.ts';
import { startSteadyLoad } from './topology/steady-load.ts';
import type { Try } from './topology/try.ts';

vi.setConfig({ testTimeout: 1_500_000 });

test('an operator’s first week with compose.yaml', async () => {
  const report = startReport('compose');
  onTestFinished(report.print);
  const topology = await startTopology('compose.yaml', {
    // As encoded text, as base64 has it, and with what shells and URLs use.
    DATABASE_PASSWORD: `a b%2Fc/+="q'@:?#`,
    REGISTRATION: 'invitation',
    OPERATOR: 'Hive Helsinki',
    COMMUNITY_NAME: 'Hive',
    NETWORK_LIMITS: '10',
  });
  report.add('a first start with a password that has spaces, quotes, % / + = @ : ? #', 'healthy');
  await refuseUninvited(topology, report);
  await misspellSetting(topology, report);
  await openToEveryone(topology, report);
  const { people, projectId } = await createTeamThroughProxy(topology);
  const load = startSteadyLoad(people, projectId);
  onTestFinished(load.finish);
  const the: Try = { topology, report, people, projectId, load };
  const before = await upgradeWithMigration(the);
  await failToUpgrade(the);
  await load.finish();
  await expectEachOnce(load, people[0], projectId);
  report.add('acknowledged tickets that are on the board once', String(load.acknowledged.length));
  await goBack(the, before);
  await report.save();
});
