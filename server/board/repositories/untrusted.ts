import { cutText } from '#contract/values/text/cut-text.ts';
import { asOneLine } from '#contract/values/text/one-line.ts';

/** A sender's text as a line of limited length. PostgreSQL can't store half a surrogate pair. */
export const asLine = (text: string, max: number): string =>
  cutText(asOneLine(cutText(text, max)), max);

/** A link to a website, or nothing: senders could name any scheme. It never shows anyone's password. */
export function asWebAddress(address: string): string {
  if (address.length > 1000 || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/**
 * A sender's time, such as "2026-11-24T10:00:00Z" or "2026-11-24 10:00:00 UTC", or `otherwise` if it's
 * missing or in the future.
 */
export function asDate(time: string | undefined, now: Date, otherwise = now): string {
  const moment = Date.parse((time ?? '').replace(/^(\S+) (\S+) UTC$/, '$1T$2Z'));
  const isUsable = moment >= Date.UTC(1970, 0, 1) && moment <= now.getTime();
  return (isUsable ? new Date(moment) : otherwise).toISOString();
}
