import type { Upkeep } from '#server/platform/database/upkeep.ts';

/** How long an import can be undone. */
export const undoableHours = 24;

export const boardFileUpkeep: Upkeep = {
  sweeps: [
    `delete from board_imports
      where imported_at < $1::timestamptz - interval '${undoableHours} hours'`,
  ],
};
