import type { FastifyInstance } from 'fastify';
import { matchesKey, hasKeyInQuery } from '#server/platform/http/operator-key.ts';
import type { KeptMail, Mailer } from './mailer.ts';

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
    return reply.type('text/html; charset=utf-8').send(page(sent));
  });
}

function page(sent: readonly KeptMail[]): string {
  const articles = sent.map(
    ({ to, subject, text, sentAt }) => `<article><h2>${escape(subject)}</h2>
<p>To ${escape(to)}, <time>${sentAt.toISOString()}</time></p><pre>${linkUrls(escape(text))}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox – Pieces</title><h1>Mailbox</h1><p>Emails that Pieces would have sent, newest first.
Set SMTP_URL to send them.</p>${articles.join('\n') || '<p>No emails yet.</p>'}</html>`;
}

const linkUrls = (text: string) => text.replaceAll(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
