/** What the check page knows about this site. */
export type Known = { origin: string; keys: { kid: string; key: unknown }[] };

export type Result =
  | { state: 'unreadable' | 'changed' | 'unknown_key' | 'no_cryptography' }
  | { state: 'elsewhere'; issuer: string }
  | {
      state: 'genuine';
      id: string;
      title: string;
      person: string;
      work: string;
      rule: string;
      issuedAt: string;
      revocations: string;
    };

/**
 * Checks a credential with nothing but the browser's own cryptography. Its source is written into the
 * check page, so it can't use anything from outside.
 */
export async function checkCredential(text: string, { origin, keys }: Known): Promise<Result> {
  type Json = Record<string, unknown>;
  const parts = text.trim().split('.');
  const [head = '', body = '', signature = ''] = parts;
  const read = (part: string): Json | undefined => {
    try {
      const value: unknown = JSON.parse(new TextDecoder().decode(decode(part)));
      return typeof value === 'object' && value !== null ? (value as Json) : undefined;
    } catch {
      return undefined;
    }
  };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const header = read(head);
  const claims = read(body);
  if (parts.length !== 3 || !header || !claims || typeof claims.iss !== 'string')
    return { state: 'unreadable' };
  if (!claims.iss.startsWith(`${origin}/`)) return { state: 'elsewhere', issuer: claims.iss };
  const known = keys.find(({ kid }) => kid === header.kid);
  if (!known) return { state: 'unknown_key' };
  // Browsers offer it over HTTPS and for files, but not over plain HTTP.
  if (!globalThis.crypto?.subtle) return { state: 'no_cryptography' };
  if (header.alg !== 'RS256' || !(await isSigned(known.key))) return { state: 'changed' };
  const subject = claims.credentialSubject as Json;
  const named = (subject.identifier as Json[]).find((one) => one.identityType === 'name');
  return {
    state: 'genuine',
    id: textOf(claims.id),
    title: textOf(claims.name),
    person: textOf(named?.identityHash ?? ''),
    work: textOf(subject.narrative),
    rule: textOf(((subject.achievement as Json).criteria as Json).narrative),
    issuedAt: textOf(claims.validFrom),
    revocations: textOf((claims.credentialStatus as Json).id),
  };

  async function isSigned(key: unknown): Promise<boolean> {
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
    try {
      const imported = await crypto.subtle.importKey('jwk', key as JsonWebKey, algorithm, false, [
        'verify',
      ]);
      const signed = new TextEncoder().encode(`${head}.${body}`);
      return await crypto.subtle.verify(algorithm, imported, decode(signature), signed);
    } catch {
      return false;
    }
  }

  /** Throws if it isn't the one way to write these bytes, so that no character can be changed. */
  function decode(part: string): Uint8Array<ArrayBuffer> {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const written = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    if (written !== part) throw new Error('Not base64url');
    return Uint8Array.from(binary, (one) => one.charCodeAt(0));
  }
}
