import type { FastifyInstance } from 'fastify';
import { matchesKey, hasKeyInQuery } from '../http/operator-key.ts';
import type { KeptMail, Mailer } from './mailer.ts';

/**
 * The page /dev/mail: what was mailed while no SMTP server is set. It opens by the link that is
 * printed at the start, and for the browser that followed it. To everyone else there is no such page.
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
      // Without the key in its address, which the browser would keep in its history.
      return reply.redirect('/dev/mail');
    }
    if (!matchesKey(request.cookies[cookie], key)) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(page(sent));
  });
}

function page(sent: readonly KeptMail[]): string {
  const mails = sent.map(
    ({ to, subject, text, sentAt }) => `<article><h2>${escape(subject)}</h2>
<p>To ${escape(to)}, <time>${sentAt.toISOString()}</time></p><pre>${linked(escape(text))}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox – Pieces</title><h1>Mailbox</h1><p>Mail that Pieces would have sent, the newest first.
Set SMTP_URL to send it for real.</p>${mails.join('\n') || '<p>No mail yet.</p>'}</html>`;
}

const linked = (text: string) => text.replaceAll(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
