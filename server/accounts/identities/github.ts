import * as oauth from 'openid-client';
import * as z from 'zod/mini';
import type { Config } from '#server/platform/config.ts';
import {
  buildAuthorizationUrl,
  type ExternalProvider,
  parseEmail,
  configureClient,
  tidyName,
  type ProviderProfile,
} from './provider.ts';

const user = z.object({
  id: z.int(),
  login: z.string(),
  name: z.nullish(z.string()),
});

const emails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** GitHub speaks OAuth 2 but not OpenID Connect, so we read the person from its API. */
export function github(
  { clientId, clientSecret, url, apiUrl }: NonNullable<Config['github']>,
  redirectUri: string,
): ExternalProvider {
  const configuration = new oauth.Configuration(
    {
      // GitHub sends this in `iss`, which must match.
      issuer: `${url}/login/oauth`,
      authorization_endpoint: `${url}/login/oauth/authorize`,
      token_endpoint: `${url}/login/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  configureClient(configuration, [url, apiUrl]);

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
      buildAuthorizationUrl(configuration, secrets, {
        redirect_uri: redirectUri,
        scope: 'read:user user:email',
        // Without a prompt, a link on another site could sign someone in without asking.
        prompt: 'select_account',
      }),

    async identify(search, { state, codeVerifier }) {
      const { access_token: token } = await oauth.authorizationCodeGrant(
        configuration,
        new URL(redirectUri + search),
        { expectedState: state, pkceCodeVerifier: codeVerifier },
      );
      const [person, allEmails] = await Promise.all([
        ask(token, '/user', user),
        ask(token, '/user/emails', emails),
      ]);
      return {
        subject: String(person.id),
        email: pickVerifiedEmail(allEmails),
        ...namesOf(person),
      };
    },
  };
}

/** The primary address if it's verified, or else another verified one; never a noreply address. */
function pickVerifiedEmail(allEmails: z.output<typeof emails>): string | undefined {
  const verified = allEmails.filter(
    ({ email, verified }) => verified && !email.includes('@users.noreply.'),
  );
  return parseEmail((verified.find(({ primary }) => primary) ?? verified[0])?.email);
}

function namesOf({
  name,
  login,
}: z.output<typeof user>): Pick<ProviderProfile, 'firstName' | 'lastName'> {
  const fullName = tidyName(name) || tidyName(login);
  const split = fullName.lastIndexOf(' ');
  if (split === -1) return { firstName: fullName, lastName: '' };
  return { firstName: fullName.slice(0, split), lastName: fullName.slice(split + 1) };
}
