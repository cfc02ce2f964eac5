import { isIPv4 } from 'node:net';

/** Whether others can reach this address, at least in the same network. */
export function isReachable(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  const isLoopback =
    ['localhost', '[::1]', '0.0.0.0'].includes(hostname) ||
    hostname.endsWith('.localhost') ||
    (isIPv4(hostname) && hostname.startsWith('127.'));
  return !isLoopback;
}
