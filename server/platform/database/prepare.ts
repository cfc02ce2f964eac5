/** Maximum number of statements that one process prepares. */
const maxStatements = 500;

/** Put this into a statement to keep it from being prepared, because its text keeps changing. */
export const plannedEachTime = '/* planned each time */';

const names = new Map<string, string>();

/**
 * Returns the name under which connections prepare a statement, so that PostgreSQL parses and plans
 * it once; undefined for one that must be planned each time.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxStatements || !canBePrepared(text)) return known;
  const name = `p${names.size + 1}`;
  names.set(text, name);
  return name;
}

// A prepared statement that returns all columns fails after a newer version adds one. Beginning and
// ending a transaction needs no plan, and costs less unprepared.
const canBePrepared = (text: string) =>
  !text.includes(plannedEachTime) &&
  !/^select \*|"\.\*|returning \*$|^(begin|commit|rollback)$/.test(text);
