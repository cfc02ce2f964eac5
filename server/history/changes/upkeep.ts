import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const changeUpkeep: Upkeep = {
  // This kind of change makes every page reload its board.
  startEpoch: async (client, gap) => {
    await client.query(
      `insert into changes (project_id, number, kind, fields)
       select id, $1 + coalesce((select max(number) from changes where project_id = projects.id), 0),
              'board_arranged', '[]'
         from projects`,
      [gap],
    );
  },
};
