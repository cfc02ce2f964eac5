type Reference = { from: string; to: string };

/**
 * Puts tables in an order in which each comes after those that its rows refer to, so that foreign
 * keys are met at every step. Throws where tables refer to each other in a circle.
 */
export function orderTables<T extends { table: string }>(
  tables: readonly T[],
  references: readonly Reference[],
): T[] {
  const waiting = [...tables];
  const ordered: T[] = [];
  const isFree = ({ table }: T) =>
    references.every(
      ({ from, to }) => from !== table || to === table || !waiting.some((one) => one.table === to),
    );
  while (waiting.length > 0) {
    const next = waiting.findIndex(isFree);
    if (next < 0) {
      const names = waiting.map(({ table }) => table).join(', ');
      throw new Error(`The tables ${names} refer to each other in a circle.`);
    }
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}
