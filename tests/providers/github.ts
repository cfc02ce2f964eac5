import { randomUUID } from 'node:crypto';
import { createConsent } from './consent.ts';
import { type Reply, type Received, serveOnLoopback } from './loopback.ts';

export type GitHubPerson = {
  id: number;
  login: string;
  name: string;
  emails: { email: string; primary: boolean; verified: boolean }[];
};

/** Faults in its replies. */
type Faults = {
  /** The reply to a code exchange; a promise may never resolve. */
  token?: Reply | Promise<Reply>;
  /** Overrides parts of every API reply. */
  api?: Reply;
  /** The issuer it sends with the callback. */
  issuer?: string;
};

export type TestGitHub = Awaited<ReturnType<typeof startGitHub>>;

/** Starts a fake GitHub: OAuth 2 and the parts of the API that sign-in needs. */
export async function startGitHub() {
  const client = { clientId: 'pieces-at-github', clientSecret: 'known to GitHub' };
  const consent = createConsent<GitHubPerson>(client);
  const tokens = new Map<string, GitHubPerson>();
  const server = await serveOnLoopback((received) => {
    const { path, query, form } = received;
    const iss = github.faults.issuer ?? `${server.url}/login/oauth`;
    if (path === '/login/oauth/authorize')
      return consent.ask(query, { person: github.person, more: { iss } });
    if (path === '/login/oauth/access_token') return github.faults.token ?? { json: trade(form) };
    if (path.startsWith('/api/')) return { ...answerCall(received), ...github.faults.api };
    return { status: 404, json: {} };
  });

  function trade(form: URLSearchParams) {
    const grant = consent.redeem(form);
    // GitHub reports this error with a 200.
    if (!grant) return { error: 'bad_verification_code' };
    const token = randomUUID();
    tokens.set(token, grant.person);
    return { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' };
  }

  function answerCall({ path, headers }: Received): Reply {
    const person = tokens.get((headers.authorization ?? '').replace(/^Bearer /i, ''));
    if (!person || !headers['user-agent']) return { status: 401, json: {} };
    const { emails, ...user } = person;
    if (path === '/api/user') return { json: user };
    if (path === '/api/user/emails') return { json: emails };
    return { status: 404, json: {} };
  }

  const github = {
    ...server,
    settings: { ...client, url: server.url, apiUrl: `${server.url}/api` },
    /** The person on the consent page. */
    person: { id: 1, login: 'nobody', name: 'Nobody', emails: [] } as GitHubPerson,
    faults: {} as Faults,
  };
  return github;
}
