const example = 'such as postgresql://me:secret@localhost/pieces';

/** A user name, a password with any characters, and what follows the last @ that can follow a password. */
const withPassword =
  /^(postgres(?:ql)?:\/\/)([^:/?#@]*):(.*)@([^@/?#]*(?:\/[^@?#]*)?(?:\?[^@]*)?)$/s;
/** What looks like a password but is a port, a database and the parameters, which can contain an @. */
const withoutPassword = /^postgres(?:ql)?:\/\/[^:/?#@]*:\d*(?:\/[^@?#]*)?\?\w+=/;

/**
 * Encodes a database's URL. Passwords can be written literally or encoded, which mean the same: `a/b` is
 * `a%2Fb`, and a % that encodes nothing stands for itself. What isn't such a URL is returned unchanged.
 */
export function encodeDatabaseUrl(value: string): string {
  const [, scheme, name, password, rest] = withPassword.exec(value) ?? [];
  if (password === undefined || withoutPassword.test(value)) return value;
  return `${scheme}${name}:${encodeURIComponent(decodePassword(password))}@${rest}`;
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
  } catch {
    return `must be a URL, ${example}`;
  }
  return undefined;
}
