/** So many statements are prepared by one process: a list of any length makes a text of its own. */
const most = 500;

const names = new Map<string, string>();

/**
 * The name under which a connection keeps a statement prepared, so that PostgreSQL reads and plans
 * it once; nothing for what is better planned each time.
 */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= most || !isWorthIt(text)) return known;
  const name = `p${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * How many rows a pattern or a word finds depends on what it is, and so does the best way to them.
 * And a statement that takes all columns, whichever they are, fails where it was prepared before a
 * newer version added one.
 */
const isWorthIt = (text: string) => !/ like | @@ |^select \*|returning \*$/.test(text);
