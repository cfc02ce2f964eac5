import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RepositoryProvider } from '#contract/board/repositories.ts';
import { matchesKey } from '#server/platform/http/operator-key.ts';

/** What the headers of a delivery say. `delivery` identifies it, even when it's sent again. */
export type Sender = { provider: RepositoryProvider; event: string; delivery: string | undefined };

/**
 * Who sent a delivery. Forgejo and Gitea also send the headers of GitHub, so they come first. GitLab
 * gives everything that one push causes the same event UUID, but each delivery its own key.
 */
export function findSender(headers: IncomingHttpHeaders): Sender | undefined {
  const read = (name: string) => [headers[name]].flat()[0]?.slice(0, 200);
  const senders = [
    ['forgejo', 'x-forgejo-event', ['x-forgejo-delivery']],
    ['forgejo', 'x-gitea-event', ['x-gitea-delivery']],
    ['gitlab', 'x-gitlab-event', ['idempotency-key', 'x-gitlab-event-uuid']],
    ['github', 'x-github-event', ['x-github-delivery']],
  ] as const;
  for (const [provider, eventHeader, deliveryHeaders] of senders) {
    const event = read(eventHeader);
    const delivery = deliveryHeaders.map(read).find((value) => value !== undefined);
    if (event !== undefined) return { provider, event, delivery };
  }
  return undefined;
}

type Signed = { headers: IncomingHttpHeaders; body: Buffer; secret: string };

/** Whether a delivery was signed with this secret, compared in constant time. */
export function isSigned(provider: RepositoryProvider, { headers, body, secret }: Signed): boolean {
  // GitLab sends the secret itself.
  if (provider === 'gitlab') return matchesKey(headers['x-gitlab-token'], secret);
  const hex =
    provider === 'github'
      ? /^sha256=(.*)$/.exec(String(headers['x-hub-signature-256']))?.[1]
      : (headers['x-forgejo-signature'] ?? headers['x-gitea-signature']);
  if (typeof hex !== 'string' || !/^[0-9a-f]{64}$/i.test(hex)) return false;
  return timingSafeEqual(
    Buffer.from(hex, 'hex'),
    createHmac('sha256', secret).update(body).digest(),
  );
}
