import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import type { Config } from '#server/platform/config.ts';
import {
  askFor,
  type ExternalProvider,
  readAddress,
  tame,
  tidyName,
  type Vouched,
} from './provider.ts';

const user = z.object({
  id: z.int(),
  login: z.string(),
  name: z.nullish(z.string()),
});

const emails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** GitHub, which speaks OAuth 2 but not OpenID Connect: who it is, is asked from its API. */
export function github(
  { clientId, clientSecret, url, apiUrl }: NonNullable<Config['github']>,
  redirectUri: string,
): ExternalProvider {
  const configuration = new oauth.Configuration(
    {
      // GitHub names itself so in the answer's `iss`, which has to agree.
      issuer: `${url}/login/oauth`,
      authorization_endpoint: `${url}/login/oauth/authorize`,
      token_endpoint: `${url}/login/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  tame(configuration, [url, apiUrl]);

  async function ask<T extends z.ZodMiniType>(accessToken: string, path: string, schema: T) {
    const headers = new Headers({ accept: 'application/vnd.github+json' });
    const address = new URL(apiUrl + path);
    const response = await oauth.fetchProtectedResource(
      configuration,
      accessToken,
      address,
      'GET',
      undefined,
      headers,
    );
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return z.parse(schema, await response.json());
  }

  return {
    authorizationUrl: (secrets) =>
      askFor(configuration, secrets, {
        redirect_uri: redirectUri,
        scope: 'read:user user:email',
        // Without a question of its own, a link from elsewhere could sign someone in unasked.
        prompt: 'select_account',
      }),

    async identify(search, { state, codeVerifier }) {
      const { access_token: token } = await oauth.authorizationCodeGrant(
        configuration,
        new URL(redirectUri + search),
        { expectedState: state, pkceCodeVerifier: codeVerifier },
      );
      const [person, addresses] = await Promise.all([
        ask(token, '/user', user),
        ask(token, '/user/emails', emails),
      ]);
      return { subject: String(person.id), email: verifiedOf(addresses), ...namesOf(person) };
    },
  };
}

/** The primary address where it is verified, else another one that is, and that mail can reach. */
function verifiedOf(addresses: z.output<typeof emails>): string | undefined {
  const verified = addresses.filter(
    ({ email, verified }) => verified && !email.includes('@users.noreply.'),
  );
  return readAddress((verified.find(({ primary }) => primary) ?? verified[0])?.email);
}

function namesOf({ name, login }: z.output<typeof user>): Pick<Vouched, 'firstName' | 'lastName'> {
  const whole = tidyName(name) || tidyName(login);
  const split = whole.lastIndexOf(' ');
  if (split === -1) return { firstName: whole, lastName: '' };
  return { firstName: whole.slice(0, split), lastName: whole.slice(split + 1) };
}
