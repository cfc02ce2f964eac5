import { isIP } from 'node:net';
import { type Limit, networkOf } from '#server/platform/limits/limits.ts';

// Each challenge is a row until it expires.
const challengesPerNetwork: Limit = {
  name: 'passkey-from',
  points: 200,
  seconds: 15 * 60,
  perNetwork: true,
};

/** Challenges are limited by network. */
export const challengeUses = (address: string) => [
  { limit: challengesPerNetwork, key: networkOf(address) },
];

/** The host that passkeys belong to (the relying party ID). */
export const passkeyHost = (publicUrl: string) => new URL(publicUrl).hostname;

/** Browsers support passkeys on HTTPS and localhost, but not for IP addresses. */
export const passkeysAvailable = (publicUrl: string) => {
  const { hostname, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
};
