import { isIP } from 'node:net';
import { type Limit, networkOf } from '#server/platform/limits/limits.ts';

// Each is a row until it is over.
const challengesPerNetwork: Limit = { name: 'passkey-from', points: 200, seconds: 15 * 60 };

/** What asking for a challenge counts against: where it comes from. */
export const challengeUses = (address: string) => [
  { limit: challengesPerNetwork, key: networkOf(address) },
];

/** The host that passkeys belong to. Browsers have none for a host that is only a number. */
export const passkeyHost = (publicUrl: string) => new URL(publicUrl).hostname;

export const passkeysAvailable = (publicUrl: string) => {
  const { hostname, protocol } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
};
