import { describe, expect, test } from 'vitest';
import { hmac } from '#tests/factories/deliveries.ts';
import { findSender, isSigned } from './signatures.ts';

describe('findSender', () => {
  const gitLab = { 'x-gitlab-event': 'Push Hook', 'x-gitlab-event-uuid': 'push' };

  test('tells apart what GitLab sends about one push by the key of each delivery', () => {
    expect(findSender({ ...gitLab, 'idempotency-key': 'first' })).toEqual({
      provider: 'gitlab',
      event: 'Push Hook',
      delivery: 'first',
    });
  });

  test('knows a delivery of an older GitLab by the ID of its event', () => {
    expect(findSender(gitLab)?.delivery).toBe('push');
  });

  test('reads the headers of Forgejo and Gitea before those of GitHub', () => {
    const gitHub = { 'x-github-event': 'push', 'x-github-delivery': 'three' };
    const gitea = { ...gitHub, 'x-gitea-event': 'push', 'x-gitea-delivery': 'two' };
    const forgejo = { ...gitea, 'x-forgejo-event': 'push', 'x-forgejo-delivery': 'one' };
    const seen = [gitHub, gitea, forgejo].map(findSender);
    expect(seen).toMatchObject([
      { provider: 'github', delivery: 'three' },
      { provider: 'forgejo', delivery: 'two' },
      { provider: 'forgejo', delivery: 'one' },
    ]);
  });

  test('cuts what it reads to 200 characters', () => {
    const long = 'x'.repeat(201);
    const sender = findSender({ 'x-github-event': long, 'x-github-delivery': long });
    expect([sender?.event.length, sender?.delivery?.length]).toEqual([200, 200]);
  });

  test('returns undefined if no header names an event', () => {
    expect(findSender({ 'x-github-delivery': 'one', 'idempotency-key': 'one' })).toBeUndefined();
  });
});

describe('isSigned', () => {
  const body = Buffer.from('{}');
  const secret = 'secret';

  test('accepts the digits of a signature in capitals', () => {
    const headers = { 'x-hub-signature-256': `sha256=${hmac('{}', secret).toUpperCase()}` };
    expect(isSigned('github', { headers, body, secret })).toBe(true);
  });

  test('doesn’t accept one vendor’s signature under another’s header', () => {
    const headers = { 'x-gitea-signature': hmac('{}', secret) };
    expect(isSigned('github', { headers, body, secret })).toBe(false);
    expect(isSigned('gitlab', { headers, body, secret })).toBe(false);
    expect(isSigned('forgejo', { headers, body, secret })).toBe(true);
  });
});
