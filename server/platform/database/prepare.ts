/** So many statements are prepared by one process, at most. */
const most = 500;

/** In a statement, this keeps it from being prepared: for one that comes in ever new shapes. */
export const plannedEachTime = '/* planned each time */';

const names = new Map<string, string>();

/**
 * The name under which a connection keeps a statement prepared, so that PostgreSQL reads and plans
 * it once; nothing for one that shall be planned each time.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= most || !isWorthIt(text)) return known;
  const name = `p${names.size + 1}`;
  names.set(text, name);
  return name;
}

// One that answers with all columns, whichever they are, would fail where it was prepared before a
// newer version added one.
const isWorthIt = (text: string) =>
  !text.includes(plannedEachTime) && !/^select \*|returning \*$/.test(text);
