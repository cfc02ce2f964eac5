import type { Config } from './platform/config.ts';
import { deriveOperatorKey, linkWithKey } from './platform/http/operator-key.ts';

/**
 * Lists links to pages that only open with a key: kept emails, if there's no SMTP server, and metrics, if
 * they have no key of their own.
 */
export function listOperatorLinks({
  publicUrl,
  smtpUrl,
  metricsToken,
  secret,
}: Pick<Config, 'publicUrl' | 'smtpUrl' | 'metricsToken'> & { secret: string }): string[] {
  const link = (page: 'mailbox' | 'metrics', path: string) =>
    linkWithKey(publicUrl + path, deriveOperatorKey(secret, page));
  return [
    ...(smtpUrl ? [] : [`Emails are kept at ${link('mailbox', '/dev/mail')}`]),
    ...(metricsToken ? [] : [`Metrics are at ${link('metrics', '/metrics')}`]),
  ];
}
