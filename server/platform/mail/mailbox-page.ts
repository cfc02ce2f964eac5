import { createHash } from 'node:crypto';
import { formatTime } from '#server/platform/formats/format-dates.ts';
import type { KeptMail } from './mailer.ts';

/** The colors of web/app/styles.css. The page loads nothing, so it has its own few rules. */
const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  background: light-dark(#f9f7f3, #13171f); color: light-dark(#1a2230, #eeede7); }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.125rem; line-height: 1.25; margin: 0; }
p { margin: .25rem 0 0; color: light-dark(#4e5664, #bab7ae); }
article { margin-top: 1rem; padding: 1rem; border-radius: .625rem;
  border: 1px solid light-dark(#dbd9d0, #373d48); background: light-dark(#fefdfb, #1d222a); }
pre { margin: .75rem 0 0; font: inherit; white-space: pre-wrap; }
a { color: light-dark(#2149ac, #95b7fb); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid light-dark(#2149ac, #95b7fb); outline-offset: 2px; }
`;

const hash = createHash('sha256').update(styles).digest('base64');

/** Allows these styles and nothing else: no scripts, no pictures, no forms. */
export const mailboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const mailboxPage = (sent: readonly KeptMail[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · Pieces</title>
<style>${styles}</style>
<main>
<h1>Mailbox</h1>
<p>Emails that Pieces would have sent, newest first. Set SMTP_URL to send them.</p>
${sent.map(article).join('\n') || '<article><p>No emails yet.</p></article>'}
</main>
</html>`;

const article = ({ to, subject, text, sentAt }: KeptMail) => `<article>
<h2>${escape(subject)}</h2>
<p>To ${escape(to)}, <time datetime="${sentAt.toISOString()}">${formatTime(sentAt)}</time></p>
<pre>${linkUrls(escape(text))}</pre>
</article>`;

const linkUrls = (text: string) => text.replaceAll(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
