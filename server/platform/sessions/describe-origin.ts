import Bowser from 'bowser';
import { isIPv6 } from 'node:net';

/** Where a request comes from: what browsers say of themselves, and their network address. */
export type Origin = { userAgent: string; address: string };

// What a browser says of itself is a text that anyone can write. Only these names are repeated.
const browsers = new Set(Object.values<string>(Bowser.BROWSER_MAP));
const systems = new Set(Object.values<string>(Bowser.OS_MAP));

/** A browser and its system in words, as far as they are known: "Chrome on Android". */
export function nameDevice(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const [browserName = '', systemName = ''] = [browser.name, os.name];
  const isBrowserKnown = browsers.has(browserName);
  const isSystemKnown = systems.has(systemName);
  if (!isBrowserKnown && !isSystemKnown) return 'Unknown device';
  const name = isBrowserKnown ? browserName : 'Unknown browser';
  return isSystemKnown ? `${name} on ${systemName}` : name;
}

/** For an email: "Chrome on Android, network 203.0.113.x". The network alone, which is enough to recognize it. */
export const describeOrigin = ({ userAgent, address }: Origin) =>
  `${nameDevice(userAgent)}, network ${roughly(address)}`;

function roughly(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (isIPv6(plain)) return `${plain.split(':').slice(0, 3).join(':')}:…`;
  return [...plain.split('.').slice(0, 3), 'x'].join('.');
}
