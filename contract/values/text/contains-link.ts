import tlds from 'tlds' with { type: 'json' };

/**
 * Top-level domains that are words or degrees, such as "it" and "sc", or end the names of source files,
 * such as "rs". They only make a link with a path.
 */
const alsoWords = new Set(
  'am as at be by do in is it md me ms my no ps py rs sc sh so to us'.split(' '),
);
/** All of them, also in scripts other than ours. */
const topLevelDomains: ReadonlySet<string> = new Set(tlds.filter((one) => !alsoWords.has(one)));

/** Endings of files, after which a slash may follow: "Node.js/Express". No domain ends like this. */
const fileEndings = new Set(
  'js ts jsx tsx mjs cjs vue css scss html json yml yaml toml sql cpp hpp csv txt'.split(' '),
);

/** Technologies that are named like a domain. */
const technologies = new Set(['asp.net', 'ado.net', 'vb.net', 'ml.net', 'socket.io']);

/**
 * Whether a text contains something that an email client would turn into a link: an address, or a domain
 * such as "example.com". "Node.js", "v2.0" and email addresses aren't links.
 */
export function containsLink(text: string): boolean {
  // What looks like a dot is one in an address.
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    // Marks and invisible characters don't hide a domain.
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');
  if (/:\/\/|www\./i.test(plain)) return true;
  return plain.split(/[^\p{L}\p{N}@._/:?#-]/u).some(hasDomain);
}

const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/;

function hasDomain(word: string): boolean {
  const parts = word.split(/[/:?#]/);
  return parts.some((part, index) => isDomain(part, { hasPath: Boolean(parts[index + 1]) }));
}

function isDomain(part: string, { hasPath }: { hasPath: boolean }): boolean {
  const labels = part.split('.').filter(Boolean);
  const ending = labels.at(-1) ?? '';
  const known = ending.toLowerCase();
  if (hasPath && ipAddress.test(part)) return true;
  if (labels.length < 2 || part.includes('@') || technologies.has(part.toLowerCase())) return false;
  if (topLevelDomains.has(known) || known.startsWith('xn--')) return true;
  if (!hasPath || fileEndings.has(known)) return false;
  // "St.Petersburg/Vaasa" has a capital letter; domains usually don't.
  return /^(?:[a-z]{2,24}|[A-Za-z]{2})$/.test(ending);
}
