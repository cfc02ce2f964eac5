/** Hides all but the first character of the part before the "@". */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}${'•'.repeat(6)}@${domain}`;
}
