import type { BoardFileSource, UnreadColumn } from '#contract/board/board-files.ts';
import { cleanCell } from './clean-cell.ts';
import type { Row } from './read-csv.ts';

/** Collects the columns that nothing reads, each with its first value. Empty ones don't count. */
export function createUnreadColumns(names: string[], source: BoardFileSource) {
  const found = new Map<number, string>();
  let open: number[] = [];
  return {
    /** Watches these columns. Columns can be added while the file is read. */
    watch(indexes: number[]) {
      open = [...new Set([...open, ...indexes.filter((index) => !found.has(index))])];
    },
    read({ cells }: Row) {
      for (const index of open) {
        const value = cleanCell(cells[index] ?? '', source).trim();
        if (value) found.set(index, value);
      }
      open = open.filter((index) => !found.has(index));
    },
    list: (): UnreadColumn[] =>
      [...found]
        .toSorted(([one], [other]) => one - other)
        .map(([index, value]) => ({
          position: index + 1,
          column: names[index] || `Column ${index + 1}`,
          value,
        })),
  };
}
