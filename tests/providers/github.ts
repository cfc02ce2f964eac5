import { randomUUID } from 'node:crypto';
import { createConsent } from './consent.ts';
import { type Reply, type Received, serveOnLoopback } from './loopback.ts';

export type GitHubPerson = {
  id: number;
  login: string;
  name: string;
  emails: { email: string; primary: boolean; verified: boolean }[];
};

/** What is wrong with what it answers. */
type Faults = {
  /** The answer to whoever trades a code; it may never come. */
  token?: Reply | Promise<Reply>;
  /** What is otherwise in the answers of the API. */
  api?: Reply;
  /** How it names itself when it leads back. */
  issuer?: string;
};

export type TestGitHub = Awaited<ReturnType<typeof startGitHub>>;

/** GitHub's OAuth 2 and as much of its API as signing in needs, on this machine. */
export async function startGitHub() {
  const client = { clientId: 'pieces-at-github', clientSecret: 'known to GitHub' };
  const consent = createConsent<GitHubPerson>(client);
  const tokens = new Map<string, GitHubPerson>();
  const server = await serveOnLoopback((asked) => {
    const { path, query, form } = asked;
    const iss = github.faults.issuer ?? `${server.url}/login/oauth`;
    if (path === '/login/oauth/authorize')
      return consent.ask(query, { person: github.person, more: { iss } });
    if (path === '/login/oauth/access_token') return github.faults.token ?? { json: trade(form) };
    if (path.startsWith('/api/')) return { ...answerCall(asked), ...github.faults.api };
    return { status: 404, json: {} };
  });

  function trade(form: URLSearchParams) {
    const grant = consent.redeem(form);
    // GitHub says so with a 200.
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
    /** Who is asked. */
    person: { id: 1, login: 'nobody', name: 'Nobody', emails: [] } as GitHubPerson,
    faults: {} as Faults,
  };
  return github;
}
