import { asOneLine } from '#contract/values/text/one-line.ts';
import type { Mail } from './mailer.ts';

/**
 * Formats an email for the log while no SMTP server is set: recipient, subject and link. Names in it
 * are user input, so line breaks are escaped: they must not look like log lines.
 */
export function formatForLog({ to, subject, text }: Mail): string[] {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return [
    `Email to ${asOneLine(to)}: ${asOneLine(subject)}`,
    ...(link ? [`  ${asOneLine(link)}`] : []),
  ];
}
