import { asOneLine } from '#contract/one-line.ts';
import type { Mail } from './mailer.ts';

/**
 * A mail as the log prints it while no SMTP server is set: whom it is for, and its link. Names in it
 * are what strangers typed, and must not look like lines of the log.
 */
export function formatForLog({ to, subject, text }: Mail): string[] {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return [
    `Mail for ${asOneLine(to)}: ${asOneLine(subject)}`,
    ...(link ? [`  ${asOneLine(link)}`] : []),
  ];
}
