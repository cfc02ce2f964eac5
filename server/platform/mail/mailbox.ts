import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import type { KeptMail, Mailer } from './mailer.ts';

/** The page /dev/mail: what was mailed while no SMTP server is set. For this machine's own browser. */
export function serveMailbox(app: FastifyInstance, mailer: Mailer) {
  const { sent } = mailer;
  if (!sent) return;
  app.get('/dev/mail', { schema: { hide: true } }, (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(sent));
  });
}

/**
 * The connection comes from here, no proxy passed it on, and the browser was asked for this
 * machine by name, so that no page elsewhere can read it through a name of its own.
 */
function isFromThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  const peer = socket.remoteAddress ?? '';
  const local = peer === '::1' || peer.replace('::ffff:', '').startsWith('127.');
  const passedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  const named = hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  return local && !passedOn && named;
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
