import { cutText } from '#contract/values/text/cut-text.ts';
import { containsLink } from '#contract/values/text/contains-link.ts';
import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import { emailAddress } from '#contract/values/text/text.ts';
import type { Provider } from '#contract/values/vocabulary.ts';

/** The secrets of an attempt, kept until its callback. */
export type AttemptSecrets = { state: string; nonce: string; codeVerifier: string };

/** The person a provider identified. */
export type ProviderProfile = {
  /** The provider's permanent ID for this person. */
  subject: string;
  /** An address that the provider has verified, normalized as we store it. */
  email: string | undefined;
  firstName: string;
  lastName: string;
};

/** Google or GitHub. */
export type ExternalProvider = {
  /**
   * The provider's consent page. `reauthenticate` asks the provider for a fresh sign-in, if it
   * supports that. Throws if the provider can't be reached.
   */
  authorizationUrl(secrets: AttemptSecrets, options?: { reauthenticate: boolean }): Promise<string>;
  /**
   * The person who came back with this callback query. Throws if any check fails, or, with
   * `reauthenticate`, if the provider says the person signed in too long ago.
   */
  identify(
    search: string,
    secrets: AttemptSecrets,
    options?: { reauthenticate: boolean },
  ): Promise<ProviderProfile>;
};

/** The configured providers. */
export type Providers = Partial<Record<Provider, ExternalProvider>>;

const timeoutSeconds = 5;

/** Sets the timeout, and allows plain HTTP if every URL is on loopback. */
export function configureClient(configuration: oauth.Configuration, addresses: string[]) {
  configuration.timeout = timeoutSeconds;
  if (addresses.every(isOnLoopback)) oauth.allowInsecureRequests(configuration);
}

/** The same for discovery, which runs before there is a client. */
export const discoveryOptions = (address: string): oauth.DiscoveryRequestOptions => ({
  timeout: timeoutSeconds,
  execute: isOnLoopback(address) ? [oauth.allowInsecureRequests] : [],
});

const isOnLoopback = (address: string) =>
  ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname);

/** Builds the URL that starts an authorization code flow with PKCE. */
export async function buildAuthorizationUrl(
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

/** Normalizes an address, or returns undefined if it isn't valid. */
export const parseEmail = (address: string | undefined) =>
  z.safeParse(emailAddress('Email'), address).data;

/** Makes a provider's name safe to store and show: no control characters, no links, 100 characters. */
export const tidyName = (name: string | null | undefined) =>
  cutText(
    cutText(name ?? '', 1000)
      .split(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/u)
      .filter((word) => !containsLink(word))
      .join(' ')
      .trim(),
    100,
  ).trim();
