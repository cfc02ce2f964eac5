import type { FastifyInstance } from 'fastify';
import { matchesKey, hasKeyInQuery } from '#server/platform/http/operator-key.ts';
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
  const cookie = secure ? '__Host-pieces_mailbox' : 'pieces_mailbox';
  app.get('/dev/mail', { schema: { hide: true } }, (request, reply) => {
    if (hasKeyInQuery(request, key)) {
      reply.setCookie(cookie, key, { path: '/', httpOnly: true, sameSite: 'lax', secure });
      // Redirect, so that the key doesn't stay in the browser's history.
      return reply.redirect('/dev/mail');
    }
    if (!matchesKey(request.cookies[cookie], key)) return reply.callNotFound();
    return reply
      .header('content-security-policy', mailboxPolicy)
      .type('text/html; charset=utf-8')
      .send(mailboxPage(sent));
  });
}
