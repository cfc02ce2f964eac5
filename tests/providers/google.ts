import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { createConsent } from './consent.ts';
import { type Reply, serveOnLoopback } from './loopback.ts';

export type GooglePerson = {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
};

/** Faults in its replies. */
type Faults = {
  /** Overrides claims in the ID token. */
  claims?: JWTPayload;
  /** Signs with an unpublished key, with the client secret, or not at all. */
  signature?: 'foreign' | 'shared' | 'none';
  /** The reply to a code exchange; a promise may never resolve. */
  token?: Reply | Promise<Reply>;
};

export type TestGoogle = Awaited<ReturnType<typeof startGoogle>>;

const [own, foreign] = await Promise.all([
  generateKeyPair('RS256', { extractable: true }),
  generateKeyPair('RS256'),
]);
const header = { alg: 'RS256', kid: 'own' };

/** Starts a fake Google: an OpenID Connect provider. */
export async function startGoogle() {
  const client = { clientId: 'pieces-at-google', clientSecret: 'known to Google' };
  const consent = createConsent<GooglePerson>(client);
  const jwk = { ...(await exportJWK(own.publicKey)), ...header, use: 'sig' };
  const server = await serveOnLoopback(async ({ path, query, form }) => {
    if (path === '/.well-known/openid-configuration') return { json: describe(server.url) };
    if (path === '/keys') return { json: { keys: [jwk] } };
    if (path === '/authorize') return consent.ask(query, { person: google.person });
    if (path === '/token') return google.faults.token ?? { json: await trade(form) };
    return { status: 404, json: {} };
  });

  async function trade(form: URLSearchParams) {
    const grant = consent.redeem(form);
    if (!grant) return { error: 'invalid_grant' };
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...grant.person,
      iss: server.url,
      aud: client.clientId,
      nonce: grant.query.get('nonce') ?? undefined,
      iat: now,
      exp: now + 300,
      ...google.faults.claims,
    };
    return {
      access_token: 'not used',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await sign(claims),
    };
  }

  function sign(claims: JWTPayload): string | Promise<string> {
    const { signature } = google.faults;
    if (signature === 'none') return new UnsecuredJWT(claims).encode();
    const token = new SignJWT(claims);
    if (signature === 'shared')
      return token
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(client.clientSecret));
    return token
      .setProtectedHeader(header)
      .sign((signature === 'foreign' ? foreign : own).privateKey);
  }

  const google = {
    ...server,
    settings: { ...client, issuer: server.url },
    /** The person on the consent page. */
    person: { sub: '1', name: 'Nobody', email: '', email_verified: false } as GooglePerson,
    faults: {} as Faults,
  };
  return google;
}

const describe = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});
