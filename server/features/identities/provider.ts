import { holdsLink } from '#contract/one-line.ts';
import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import { emailAddress } from '#contract/text.ts';
import type { Provider } from '#contract/vocabulary.ts';

/** What one attempt keeps to itself until its callback. */
export type AttemptSecrets = { state: string; nonce: string; codeVerifier: string };

/** Whom a provider vouches for. */
export type Vouched = {
  /** How the provider names this person for good. */
  subject: string;
  /** An address that the provider has verified, as addresses are stored here. */
  email: string | undefined;
  firstName: string;
  lastName: string;
};

/** Google or GitHub, as far as signing in needs them. */
export type ExternalProvider = {
  /**
   * Where the browser goes to ask the person; `signInAnew`: they shall sign in there again, as far as
   * the provider can be told. Throws where the provider
   * cannot be reached.
   */
  authorizationUrl(secrets: AttemptSecrets, ask?: { signInAnew: boolean }): Promise<string>;
  /**
   * Who came back with this query. Throws unless everything about the answer is right, and, with
   * `signInAnew`, where the provider says that the person signed in there long ago.
   */
  identify(
    search: string,
    secrets: AttemptSecrets,
    ask?: { signInAnew: boolean },
  ): Promise<Vouched>;
};

/** Those that have keys in the settings. */
export type Providers = Partial<Record<Provider, ExternalProvider>>;

/** How long a provider may take for one answer. */
const patienceSeconds = 5;

/** Bounds a client in time, and lets it do without TLS where nothing leaves this machine. */
export function tame(configuration: oauth.Configuration, addresses: string[]) {
  configuration.timeout = patienceSeconds;
  if (addresses.every(isOnLoopback)) oauth.allowInsecureRequests(configuration);
}

/** The same for what has to be asked before there is a client. */
export const tamed = (address: string): oauth.DiscoveryRequestOptions => ({
  timeout: patienceSeconds,
  execute: isOnLoopback(address) ? [oauth.allowInsecureRequests] : [],
});

const isOnLoopback = (address: string) =>
  ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname);

/** The start of an authorization code flow, with PKCE. */
export async function askFor(
  configuration: oauth.Configuration,
  { state, codeVerifier }: AttemptSecrets,
  parameters: Record<string, string>,
): Promise<string> {
  const address = oauth.buildAuthorizationUrl(configuration, {
    ...parameters,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

/** The address as it is stored, or undefined where it cannot be one. */
export const readAddress = (address: string | undefined) =>
  z.safeParse(emailAddress('Email'), address).data;

/** A name of someone else's making, fit to be stored and shown here. */
export const tidyName = (name: string | null | undefined) =>
  (name ?? '')
    .split(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/u)
    .filter((word) => !holdsLink(word))
    .join(' ')
    .trim()
    .slice(0, 100)
    .trim()
    .toWellFormed();
