import { expect } from 'vitest';
import { openClient } from '#tests/client.ts';
import { waitFor } from '#tests/faults/processes.ts';
import { summarize } from './steady-load.ts';
import type { Try } from './try.ts';

/** Does something under load that nobody may notice. */
export async function unnoticed({ load, report }: Try, step: string, work: () => Promise<unknown>) {
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

/** Upgrades with the documented command. */
export async function upgrade(the: Try) {
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
