import { expect } from 'vitest';
import { waitFor } from '#tests/faults/processes.ts';
import { cutOff, findPromotion, listServers, servers } from './containers.ts';
import { findRecovery, summarize } from './steady-load.ts';
import type { Try } from './try.ts';
import { hearOf, watchBoard } from './watch-board.ts';

/** Cuts off the leader's machine under load, and repairs its cable afterward. */
export async function loseLeader(the: Try) {
  const { topology, load, report } = the;
  const roles = (asking: string) => listServers(topology, asking);
  await waitFor('two servers to follow the leader', async () => {
    const states = (await roles('postgres-1')).map(({ State }) => State);
    return states.filter((state) => state === 'streaming').length === 2;
  });
  const having = async (role: string) =>
    (await roles('postgres-1')).find(({ Role }) => Role === role)?.Member ?? '';
  const leader = await having('Leader');
  const synchronous = await having('Sync Standby');
  const others = servers.filter((server) => server !== leader);
  const streams = await watchBoard(the);
  const repair = await cutOff(topology, leader);
  const cut = Date.now();
  // Created by the new leader, because the clock of all containers is the same.
  const isNew = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) > cut + 1000;
  const heard = streams.map((stream, index) =>
    hearOf(isNew, { stream, reopen: async () => (await watchBoard(the, [index]))[0] }),
  );
  let promotion: { server: string; at: number } | undefined;
  await waitFor('another server to be promoted', async () => {
    promotion = await findPromotion(topology, { servers: others, since: cut });
    return promotion !== undefined;
  });
  // Only this one is sure to have every acknowledged commit.
  expect(promotion?.server).toBe(synchronous);
  const at = promotion?.at ?? 0;
  const { length } = load.acknowledged;
  await waitFor('tickets to be created again', () => load.acknowledged.length > length + 50);
  const heardAt = Math.max(...(await Promise.all(heard)));
  const { statuses, longest } = summarize(load, cut);
  const back = {
    reads: findRecovery(load, 'read', at) - at,
    writes: findRecovery(load, 'write', at) - at,
    streams: heardAt - at,
  };
  report.add("the leader's cable is cut: until another is promoted", report.seconds(at - cut));
  for (const [name, time] of Object.entries(back)) {
    report.add(`… from then until ${name} are back`, report.seconds(time));
  }
  report.add(
    '… the longest request, and what the others were answered',
    [report.seconds(longest), statuses.join(', ')].join('; '),
  );
  expect(Math.max(...Object.values(back))).toBeLessThan(5_000);
  expect(statuses).toEqual([503]);
  const repaired = Date.now();
  await repair();
  await waitFor('the former leader to follow the new one', async () => {
    const member = (await roles(others[0] ?? '')).find(({ Member }) => Member === leader);
    return member?.State === 'streaming';
  });
  report.add(
    '… the former leader follows after its cable is repaired',
    report.seconds(Date.now() - repaired),
  );
}
