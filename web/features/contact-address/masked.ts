/** An address that its owner recognises and someone who looks over their shoulder does not. */
export function mask(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}${'•'.repeat(6)}@${domain}`;
}
