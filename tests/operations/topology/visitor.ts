import { expect, onTestFinished } from 'vitest';
import { waitFor } from '#tests/faults/processes.ts';
import type { Topology } from './containers.ts';
import type { Report } from './report.ts';

/** Addresses for documentation (RFC 3849), so nobody else has them. */
const network = '2001:db8:1:2::';
const own = `${network}2`;
/** Where this machine listens for the visitor. */
export const host = `${network}1`;
const name = 'pieces-visitor';

type Shell = (command: string) => Promise<string>;

/** Connects another machine (a network namespace) to this one, before the proxy listens at `host`. */
export async function connectVisitor(shell: Shell) {
  const disconnect = `ip netns delete ${name} 2>&1 || true`;
  await shell(disconnect);
  onTestFinished(async () => void (await shell(disconnect)));
  const inside = `ip -netns ${name}`;
  await shell(
    [
      `ip netns add ${name}`,
      `ip link add pieces-cable type veth peer name cable netns ${name}`,
      `ip address add ${host}/64 dev pieces-cable nodad`,
      'ip link set pieces-cable up',
      `${inside} address add ${own}/64 dev cable nodad`,
      `${inside} link set cable up`,
      `${inside} route add default via ${host}`,
    ].join(' && '),
  );
}

/** Shows that a visitor over IPv6 keeps their own address. */
export async function visitOverIpv6({ settings, shell, compose }: Topology, report: Report) {
  const port = settings['HTTPS_PORT'];
  // A request that the security log reports.
  const reply = await shell(
    `ip netns exec ${name} curl --silent --insecure --resolve 'localhost:${port}:[${host}]' \
      'https://localhost:${port}/api/projects/search?page=none'`,
  );
  expect(JSON.parse(reply)).toMatchObject({ code: 'invalid_input' });
  let seen = '';
  await waitFor('the request in the log', async () => {
    const log = await compose('logs --no-log-prefix pieces-1 pieces-2');
    seen = /"event":"input_refused".*"network":"([^"]+)"/.exec(log)?.[1] ?? '';
    return seen !== '';
  });
  report.add('a visitor over IPv6 has the network', seen);
  expect(seen).toBe(`${network}/64`);
}
