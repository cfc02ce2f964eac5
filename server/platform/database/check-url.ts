const example = 'such as postgresql://me:secret@localhost/pieces';

/**
 * Encodes a database's URL. Passwords can be written literally or encoded, which mean the same: `a/b` is
 * `a%2Fb`, and a % that encodes nothing stands for itself. What isn't such a URL is returned unchanged.
 */
export function encodeDatabaseUrl(value: string): string {
  const [scheme] = /^postgres(?:ql)?:\/\//.exec(value) ?? [''];
  const rest = value.slice(scheme.length);
  const at = findEndOfPassword(rest);
  const [name, ...password] = rest.slice(0, at).split(':');
  if (!scheme || at < 0 || password.length === 0 || /[/?#]/.test(name ?? '')) return value;
  const encoded = encodeURIComponent(decodePassword(password.join(':')));
  return `${scheme}${name}:${encoded}${rest.slice(at)}`;
}

/** Finds the @ before the host. Parameters can contain one too; a password, any character. */
function findEndOfPassword(rest: string): number {
  const [authority, path] = splitOnce(rest, /[/?#]/);
  const [database, query] = splitOnce(path, /\?/);
  const isAtInQuery = query.includes('@') && /^\?\w+=/.test(query) && endsInHost(authority);
  const isPlain = !database.includes('@') && (isAtInQuery || !query.includes('@'));
  return (isPlain ? authority : rest).lastIndexOf('@');
}

/** In `name:ab?c=d@host`, `ab` isn't a port, so it begins a password. */
function endsInHost(authority: string): boolean {
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const [, port = '', ...more] = host.split(':');
  return host.startsWith('[') || (more.length === 0 && /^\d*$/.test(port));
}

function splitOnce(text: string, separator: RegExp): [string, string] {
  const at = text.search(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** Bytes that aren't text encode nothing either. `deploy/create-role.sh` decodes like this. */
function decodePassword(password: string): string {
  try {
    return decodeURIComponent(password.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return password;
  }
}

/** Returns what's wrong with an encoded URL of a database. Never repeats any of it, because it contains a password. */
export function findUrlProblem(value: string): string | undefined {
  const [, rest] = /^postgres(?:ql)?:\/\/(.*)$/.exec(value) ?? [];
  if (rest === undefined) return `must be a URL, ${example}`;
  const end = rest.search(/[/?#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (host.includes(','))
    return 'names several hosts. Name one, such as a proxy that knows which server accepts writes';
  try {
    // A URL without a host is valid to PostgreSQL: the server is on a socket.
    void new URL(`postgresql://${authority.replace(/@$/, '@localhost') || 'localhost'}`);
    // A lone % stands for itself.
    decodeURIComponent(splitOnce(rest, /\?/)[0].replaceAll(/%(?![0-9a-f]{2})/gi, ''));
  } catch {
    return `must be a URL, ${example}`;
  }
  return undefined;
}
