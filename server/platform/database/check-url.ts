const example = 'such as postgresql://me:secret@localhost/pieces';

/** Returns what's wrong with a database's URL. Never repeats any of it, because it contains a password. */
export function findUrlProblem(value: string): string | undefined {
  const [, rest] = /^postgres(?:ql)?:\/\/(.*)$/.exec(value) ?? [];
  if (rest === undefined) return `must be a URL, ${example}`;
  const end = rest.search(/[/?#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const beforeQuery = end < 0 ? '' : rest.slice(end).split(/(?<=.)\?/, 1)[0];
  if (!authority.includes('@') && beforeQuery?.includes('@'))
    return 'contains a password with a / ? or #. Write them as %2F, %3F and %23';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (host.includes(','))
    return 'names several hosts. Name one, such as a proxy that knows which server accepts writes';
  try {
    // A URL without a host is valid to PostgreSQL: the server is on a socket.
    void new URL(`postgresql://${authority.replace(/@$/, '@localhost') || 'localhost'}`);
    // A lone % stands for itself.
    decodeURIComponent(authority.replaceAll(/%(?![0-9a-f]{2})/gi, ''));
  } catch {
    return `must be a URL, ${example}. Write special characters in the name and password as %2F, for instance`;
  }
  return undefined;
}
