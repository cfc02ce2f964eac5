import { createHash, randomUUID } from 'node:crypto';
import type { Reply } from './loopback.ts';

type Client = { clientId: string; clientSecret: string };
type Grant<Person> = { person: Person; query: URLSearchParams };

/** A provider's consent page, and the exchange of its single-use codes. */
export function createConsent<Person extends { name: string }>({ clientId, clientSecret }: Client) {
  const grants = new Map<string, Grant<Person>>();

  /** Shows a page with an Allow and a Deny link; both carry `more`, such as the issuer. */
  function ask(
    query: URLSearchParams,
    { person, more = {} }: { person: Person; more?: Record<string, string> },
  ): Reply {
    const wrong = findWrongParameter(query);
    if (wrong) return { status: 400, page: `<h1>Wrong ${wrong}</h1>` };
    const code = randomUUID();
    grants.set(code, { person, query });
    const state = query.get('state') ?? '';
    const back = (answer: Record<string, string>) =>
      `${query.get('redirect_uri')}?${new URLSearchParams({ ...answer, ...more, state })}`;
    return {
      page: `<!doctype html><html lang="en"><title>Consent</title><link rel="icon" href="data:,">
<h1>${person.name}, may Pieces know who you are?</h1>
<p><a href="${escape(back({ code }))}">Allow</a>
<a href="${escape(back({ error: 'access_denied' }))}">Deny</a></p></html>`,
    };
  }

  function findWrongParameter(query: URLSearchParams): string | undefined {
    const checks = {
      client_id: query.get('client_id') !== clientId,
      response_type: query.get('response_type') !== 'code',
      code_challenge_method: query.get('code_challenge_method') !== 'S256',
      code_challenge: (query.get('code_challenge') ?? '').length !== 43,
      state: (query.get('state') ?? '').length < 32,
    };
    return Object.entries(checks).find(([, isWrong]) => isWrong)?.[0];
  }

  /** Exchanges a code once, if the client, redirect URL and PKCE verifier match. */
  function redeem(form: URLSearchParams): Grant<Person> | undefined {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isValid =
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret &&
      form.get('redirect_uri') === grant?.query.get('redirect_uri') &&
      challenge === grant?.query.get('code_challenge');
    return isValid ? grant : undefined;
  }

  return { ask, redeem };
}

/** Follows a link on the consent page without a browser; returns the callback URL. */
export async function answerConsent(link: 'Allow' | 'Deny', location: string): Promise<URL> {
  const response = await fetch(location);
  const page = await response.text();
  const address = new RegExp(`<a href="([^"]+)">${link}</a>`).exec(page)?.[1];
  if (!address) throw new Error(`${location} answered ${response.status}: ${page}`);
  return new URL(address.replaceAll('&amp;', '&'));
}

const escape = (address: string) => address.replaceAll('&', '&amp;');
