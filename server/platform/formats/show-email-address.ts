import { domainToUnicode } from 'node:url';

/** A stored email address as people write it: with an international domain in its own letters. */
export function showEmailAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return address.slice(0, at + 1) + (domainToUnicode(domain) || domain);
}
