import { createHmac } from 'node:crypto';
import examples from '@octokit/webhooks-examples' with { type: 'json' };
import { expect } from 'vitest';
import type { TestServer } from '#tests/server.ts';
import type { Person } from './people.ts';
import { createTeam, listTickets } from './projects.ts';

export type Json = Record<string, unknown>;

/** The examples of an event that GitHub publishes. */
export function gitHubExamples(event: string): Json[] {
  const found = (examples as { name: string; examples: Json[] }[]).find(
    ({ name }) => name === event,
  );
  if (!found) throw new Error(`GitHub publishes no example of ${event}`);
  return found.examples;
}

/** Connects a repository; returns its secret. */
export async function connectRepository(lead: Person, projectId: number): Promise<string> {
  const { body } = await lead.send('PUT /projects/{projectId}/repository/secret', {
    params: { projectId },
  });
  return body.secret;
}

type Delivery = {
  projectId: number;
  headers: Record<string, string>;
  body: string;
};

/** Sends a webhook as it is. */
export const deliver = ({ url }: Pick<TestServer, 'url'>, { projectId, headers, body }: Delivery) =>
  fetch(`${url}/hooks/repositories/${projectId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

export const hmac = (body: string, secret: string) =>
  createHmac('sha256', secret).update(body).digest('hex');

type Event = { secret: string; event: string; id?: string; payload: unknown };

/** A delivery signed as GitHub signs. */
export function fromGitHub({ secret, event, id = crypto.randomUUID(), payload }: Event) {
  const body = JSON.stringify(payload);
  const headers = {
    'x-github-event': event,
    'x-github-delivery': id,
    'x-hub-signature-256': `sha256=${hmac(body, secret)}`,
  };
  return { headers, body };
}

/** A delivery with the token that GitLab sends. */
export const fromGitLab = ({ secret, event, id = crypto.randomUUID(), payload }: Event) => ({
  headers: { 'x-gitlab-event': event, 'x-gitlab-token': secret, 'idempotency-key': id },
  body: JSON.stringify(payload),
});

/** A delivery signed as Forgejo signs. It sends the headers of Gitea and GitHub too. */
export function fromForgejo({ secret, event, id = crypto.randomUUID(), payload }: Event) {
  const body = JSON.stringify(payload);
  const signature = hmac(body, secret);
  return {
    headers: {
      'x-forgejo-event': event,
      'x-forgejo-delivery': id,
      'x-forgejo-signature': signature,
      'x-gitea-event': event,
      'x-gitea-delivery': id,
      'x-gitea-signature': signature,
      'x-github-event': event,
      'x-github-delivery': id,
      'x-hub-signature-256': `sha256=${signature}`,
    },
    body,
  };
}

type Sent = { headers: Record<string, string>; body: string };

/** A team with a connected repository. */
export async function connectTeam(server: TestServer) {
  const team = await createTeam(server);
  const projectId = team.project.id;
  const secret = await connectRepository(team.creator, projectId);
  const params = { projectId };
  return {
    ...team,
    projectId,
    secret,
    /** Sends a delivery and processes it. */
    receive: async (delivery: Sent) => {
      expect((await deliver(server, { projectId, ...delivery })).status).toBe(202);
      await server.processDeliveries();
      const { body } = await team.creator.send('GET /projects/{projectId}/repository/deliveries', {
        params,
      });
      return body[0];
    },
    repository: async () =>
      (await team.creator.send('GET /projects/{projectId}/repository', { params })).body,
    ticket: async (id: number) =>
      (await listTickets(team.creator, projectId)).find((ticket) => ticket.id === id),
  };
}

/** GitHub's numeric ID of the account in its examples. */
const codertocat = 21031067;

/** Links a GitHub account, that of GitHub's examples unless it's given. */
export const linkGitHub = ({ pool }: TestServer, userId: number, subject = codertocat) =>
  pool.query(
    `insert into identities (provider, subject, user_id, email)
     values ('github', $2, $1, $3)
     on conflict (provider, subject) do update set user_id = excluded.user_id`,
    [userId, String(subject), `${userId}@github.test`],
  );

type PullRequest = { action?: string; number?: number } & Json;

/** GitHub's example of a pull request, with other fields. */
export function pullRequest({ action = 'opened', number = 7, ...fields }: PullRequest) {
  const [example] = gitHubExamples('pull_request') as { pull_request: Json }[];
  return {
    ...example,
    action,
    number,
    pull_request: { ...example!.pull_request, number, ...fields },
  };
}

export const merged = (fields: Json = {}) =>
  pullRequest({ action: 'closed', state: 'closed', merged: true, ...fields });
