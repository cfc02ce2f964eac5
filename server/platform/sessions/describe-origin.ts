import Bowser from 'bowser';
import { isIPv6 } from 'node:net';
import { formatTime } from '#server/platform/formats/format-dates.ts';

/** Where a request comes from: the user agent and the IP address. */
export type Origin = { userAgent: string; address: string };
/** When (ISO 8601) and from where something was asked. */
export type Asked = Origin & { at: string };

// Anyone can send any user agent, so only known names appear in emails.
const browsers = new Set(Object.values<string>(Bowser.BROWSER_MAP));
const systems = new Set(Object.values<string>(Bowser.OS_MAP));

/** Describes a browser and its system, if known: "Chrome on Android". */
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

/** The network is enough to recognize. */
const describeOrigin = ({ userAgent, address }: Origin) =>
  `${nameDevice(userAgent)}, network ${maskAddress(address)}`;

/**
 * For emails: "Nov 22, 3:20 PM GMT+2, Chrome on Android, network 203.0.113.x". In UTC if the reader may
 * not be the account's owner.
 */
export const describeAsked = ({ at, ...origin }: Asked, timeZone = '') =>
  `${formatTime(at, timeZone)}, ${describeOrigin(origin)}`;

function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (isIPv6(plain)) return `${plain.split(':').slice(0, 3).join(':')}:…`;
  return [...plain.split('.').slice(0, 3), 'x'].join('.');
}
