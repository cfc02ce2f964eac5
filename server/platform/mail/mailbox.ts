import type { FastifyInstance } from 'fastify';
import { requireKey } from '#server/platform/http/operator-key.ts';
import type { Mailer } from './mailer.ts';
import { mailboxPage, mailboxPolicy } from './mailbox-page.ts';

/**
 * Serves /dev/mail: the emails that were kept because no SMTP server is set. It opens through the link
 * printed at startup, which sets a cookie. Everyone else gets a 404.
 */
export function serveMailbox(
  app: FastifyInstance,
  mailer: Mailer,
  { key, secure }: { key: string; secure: boolean },
) {
  const { sent } = mailer;
  if (!sent) return;
  const path = '/dev/mail';
  const preHandler = requireKey({ page: 'mailbox', path, key, secure });
  app.get(path, { schema: { hide: true }, preHandler }, (_request, reply) =>
    reply
      .header('content-security-policy', mailboxPolicy)
      .type('text/html; charset=utf-8')
      .send(mailboxPage(sent)),
  );
}
