import Bowser from 'bowser';
import { isIPv6 } from 'node:net';

/** Where a request comes from: what browsers say of themselves, and their network address. */
export type Origin = { userAgent: string; address: string };

/** A browser and its system in words, as far as they can be told: "Chrome on Android". */
export function nameDevice(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name && !os.name) return 'Unknown device';
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ');
}

/** For an email: "Chrome on Android, network 203.0.113.x". The network alone, which is enough to recognize it. */
export const describeOrigin = ({ userAgent, address }: Origin) =>
  `${nameDevice(userAgent)}, network ${roughly(address)}`;

function roughly(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (isIPv6(plain)) return `${plain.split(':').slice(0, 3).join(':')}:…`;
  return [...plain.split('.').slice(0, 3), 'x'].join('.');
}
