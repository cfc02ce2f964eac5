import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import type { Config } from '#server/platform/config.ts';
import {
  askFor,
  type ExternalProvider,
  readAddress,
  tamed,
  tidyName,
  type Vouched,
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

/** Google, or whoever else speaks OpenID Connect at the issuer of the settings. */
export function google(
  { clientId, clientSecret, issuer }: NonNullable<Config['google']>,
  redirectUri: string,
): ExternalProvider {
  let known: Promise<oauth.Configuration> | undefined;

  // Asked for when it is first needed: Pieces starts also while Google is away.
  function discover(): Promise<oauth.Configuration> {
    known ??= findConfiguration().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  async function findConfiguration() {
    const options = tamed(issuer);
    const found = await oauth.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      undefined,
      options,
    );
    // Without this the library trusts the connection and leaves the ID token's signature unread.
    oauth.enableNonRepudiationChecks(found);
    return found;
  }

  return {
    async authorizationUrl(secrets, { signInAnew } = { signInAnew: false }) {
      return askFor(await discover(), secrets, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        nonce: secrets.nonce,
        ...(signInAnew ? { prompt: 'login', max_age: '0' } : { prompt: 'select_account' }),
      });
    },

    async identify(search, { state, nonce, codeVerifier }, { signInAnew } = { signInAnew: false }) {
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
      if (signInAnew) refuseOldSignIn(person.auth_time);
      return vouchedBy(person);
    },
  };
}

const freshSeconds = 10 * 60;

/**
 * The wish to sign in anew travels through the browser, where it can be taken out. Google leaves the
 * time out unless its console says otherwise; then coming back counts as one factor and no more.
 */
function refuseOldSignIn(authTime: number | undefined) {
  if (authTime !== undefined && Date.now() / 1000 - authTime > freshSeconds)
    throw new Error('The person signed in at the provider too long ago.');
}

function vouchedBy(person: z.output<typeof claims>): Vouched {
  return {
    subject: person.sub,
    email: person.email_verified === true ? readAddress(person.email) : undefined,
    ...namesOf(person),
  };
}

function namesOf({ given_name, family_name, name, email = '' }: z.output<typeof claims>) {
  const firstName = tidyName(given_name);
  if (firstName) return { firstName, lastName: tidyName(family_name) };
  return { firstName: tidyName(name) || tidyName(email.split('@')[0]), lastName: '' };
}
