import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import type { Config } from '#server/platform/config.ts';
import {
  buildAuthorizationUrl,
  type ExternalProvider,
  parseEmail,
  discoveryOptions,
  tidyName,
  type ProviderProfile,
} from './provider.ts';

const claims = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  name: z.optional(z.string()),
  auth_time: z.optional(z.number()),
});

/** Google, or any other OpenID Connect provider at the configured issuer. */
export function google(
  { clientId, clientSecret, issuer }: NonNullable<Config['google']>,
  redirectUri: string,
): ExternalProvider {
  let cached: Promise<oauth.Configuration> | undefined;

  // Discovered on first use, so that Pieces can start while Google is down.
  function discover(): Promise<oauth.Configuration> {
    cached ??= loadConfiguration().catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  }

  async function loadConfiguration() {
    const options = discoveryOptions(issuer);
    const configuration = await oauth.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      undefined,
      options,
    );
    // Without this, the library trusts TLS and doesn't verify the ID token's signature.
    oauth.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  return {
    async authorizationUrl(secrets, { reauthenticate } = { reauthenticate: false }) {
      return buildAuthorizationUrl(await discover(), secrets, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        nonce: secrets.nonce,
        ...(reauthenticate ? { prompt: 'login', max_age: '0' } : { prompt: 'select_account' }),
      });
    },

    async identify(
      search,
      { state, nonce, codeVerifier },
      { reauthenticate } = { reauthenticate: false },
    ) {
      const tokens = await oauth.authorizationCodeGrant(
        await discover(),
        new URL(redirectUri + search),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      );
      const person = z.parse(claims, tokens.claims());
      if (reauthenticate) refuseOldSignIn(person.auth_time);
      return toProviderProfile(person);
    },
  };
}

const maxAgeSeconds = 10 * 60;

/**
 * The browser can strip `max_age` from the request, so we check `auth_time`. Google only sends it
 * when its console is set to; without it, the sign-in still counts as one factor.
 */
function refuseOldSignIn(authTime: number | undefined) {
  if (authTime !== undefined && Date.now() / 1000 - authTime > maxAgeSeconds)
    throw new Error('The person signed in to the provider too long ago.');
}

const toProviderProfile = (person: z.output<typeof claims>): ProviderProfile => ({
  subject: person.sub,
  email: person.email_verified === true ? parseEmail(person.email) : undefined,
  ...namesOf(person),
});

function namesOf({ given_name, family_name, name, email = '' }: z.output<typeof claims>) {
  const firstName = tidyName(given_name);
  if (firstName) return { firstName, lastName: tidyName(family_name) };
  return { firstName: tidyName(name) || tidyName(email.split('@')[0]), lastName: '' };
}
