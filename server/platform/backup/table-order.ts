type Reference = { from: string; to: string };

/**
 * Orders tables so that each comes after those it refers to, and foreign keys are always satisfied.
 * Throws if tables refer to each other in a cycle.
 */
export function orderTables<T extends { table: string }>(
  tables: readonly T[],
  references: readonly Reference[],
): T[] {
  const waiting = [...tables];
  const ordered: T[] = [];
  const isReady = ({ table }: T) =>
    references.every(
      ({ from, to }) => from !== table || to === table || !waiting.some((one) => one.table === to),
    );
  while (waiting.length > 0) {
    const next = waiting.findIndex(isReady);
    if (next < 0) {
      const names = waiting.map(({ table }) => table).join(', ');
      throw new Error(`The tables ${names} refer to each other in a cycle.`);
    }
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}
