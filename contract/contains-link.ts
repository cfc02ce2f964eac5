/**
 * Endings of domains that email clients turn into links. Those that are words, such as "it", or that end
 * the names of source files, such as "rs", are left out.
 */
const domainEndings = new Set(
  `com net org info biz edu gov mil xyz top online site website shop store club icu vip click link live
   io ai app dev co gg ly cc tv tk ml ga cf gq su ru pw ws eu de uk fr nl pl fi se dk es pt ch cz br jp kr
   cn vn ua tr ir au ca nz mx za cloud tech page blog wiki zip mov рф`.split(/\s+/),
);

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
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  if (/:\/\/|www\./i.test(plain)) return true;
  return plain.split(/[^\p{L}\p{M}\p{N}@._/:?#-]/u).some(hasDomain);
}

function hasDomain(word: string): boolean {
  const parts = word.split(/[/:?#]/);
  return parts.some((part, index) => isDomain(part, { hasPath: Boolean(parts[index + 1]) }));
}

function isDomain(part: string, { hasPath }: { hasPath: boolean }): boolean {
  const labels = part.split('.').filter(Boolean);
  const ending = labels.at(-1) ?? '';
  const known = ending.toLowerCase();
  if (labels.length < 2 || part.includes('@') || technologies.has(part.toLowerCase())) return false;
  if (domainEndings.has(known) || known.startsWith('xn--')) return true;
  if (!hasPath || fileEndings.has(known)) return false;
  // "St.Petersburg/Vaasa" has a capital letter; domains usually don't.
  return /^(?:[a-z]{2,24}|[A-Za-z]{2})$/.test(ending);
}
