import { escapeMarkup } from '#server/platform/formats/escape-markup.ts';

/** A link. In the text it's only the address, so the paragraph before should say what it's for. */
export type EmailLink = { label: string; url: string };

/** `items` is a list of links with a heading. */
export type Paragraph = string | EmailLink | { heading: string; items: EmailLink[] };

/** What is below the email: why someone gets it, and where to change that. */
export type EmailFooter = { reason: string; links?: EmailLink[] };

export type Email = { paragraphs: readonly Paragraph[]; footer?: EmailFooter };

/** Writes an email as text and, with the same words, as HTML. A link on its own becomes a button. */
export const writeEmail = (email: Email) => ({ text: writeText(email), html: writeHtml(email) });

function writeText({ paragraphs, footer }: Email): string {
  const texts = paragraphs.map((paragraph) => {
    if (typeof paragraph === 'string') return paragraph;
    if ('url' in paragraph) return paragraph.url;
    const items = paragraph.items.map(({ label, url }) => `- ${label}\n  ${url}`);
    return [paragraph.heading, ...items].join('\n');
  });
  const below = footer
    ? [[footer.reason, ...(footer.links ?? []).map(({ label, url }) => `${label}: ${url}`)]]
    : [];
  return [...texts, ...below.map((lines) => lines.join('\n'))].join('\n\n');
}

/**
 * Email programs know little CSS, so it's inline, in tables. Classes only change colors in dark mode.
 * Nothing is loaded.
 */
const writeHtml = ({ paragraphs, footer }: Email): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Pieces</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #13171f !important; color: #eeede7 !important; }
  .card { background: #1d222a !important; border-color: #373d48 !important; }
  .faint, .faint a { color: #a19e96 !important; }
  .link { color: #95b7fb !important; }
  .button { background: #95b7fb !important; color: #0d1526 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f9f7f3;color:#1a2230;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#f9f7f3;color:#1a2230">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;overflow-wrap:anywhere;word-break:break-word">
<tr><td style="padding:0 4px 12px;font-size:20px;font-weight:700">Pieces</td></tr>
<tr><td class="card" style="background:#fefdfb;border:1px solid #dbd9d0;border-radius:10px;padding:24px">
${paragraphs.map(writeParagraph).join('\n')}
</td></tr>
${footer ? `<tr><td class="faint" style="padding:16px 4px;font-size:13px;color:#636975">${writeFooter(footer)}</td></tr>\n` : ''}</table>
</td></tr>
</table>
</body>
</html>`;

function writeParagraph(paragraph: Paragraph, index: number): string {
  const margin = index === 0 ? '0' : '16px 0 0';
  if (typeof paragraph === 'string')
    return `<p style="margin:${margin};white-space:pre-line">${escapeMarkup(paragraph)}</p>`;
  if ('url' in paragraph)
    return `<p style="margin:${margin}"><a class="button" href="${escapeMarkup(paragraph.url)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#2149ac;color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(paragraph.label)}</a></p>`;
  const items = paragraph.items.map(
    ({ label, url }) =>
      `<li style="margin:8px 0 0"><a class="link" href="${escapeMarkup(url)}" style="color:#2149ac">${escapeMarkup(label)}</a></li>`,
  );
  return `<p style="margin:${margin};font-weight:600">${escapeMarkup(paragraph.heading)}</p>
<ul style="margin:0;padding:0 0 0 20px">${items.join('')}</ul>`;
}

function writeFooter({ reason, links = [] }: EmailFooter): string {
  const written = links.map(
    ({ label, url }) =>
      `<a href="${escapeMarkup(url)}" style="color:#636975">${escapeMarkup(label)}</a>`,
  );
  return [escapeMarkup(reason), written.join(' · ')].filter(Boolean).join('<br>');
}
