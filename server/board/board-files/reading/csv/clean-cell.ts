import type { BoardFileSource } from '#contract/board/board-files.ts';
import { restoreFormula } from '#server/platform/formats/csv.ts';

/** What a cell was before a program made it safe for spreadsheets, or nothing if it says so. */
export function cleanCell(cell: string, source: BoardFileSource): string {
  if (source === 'pieces') return restoreFormula(cell);
  if (source === 'linear' || source === 'wekan') return cell.replace(/^'(?=[=+\-@\t\r])/, '');
  return source === 'clickup' && (cell === 'null' || cell === '[]') ? '' : cell;
}
