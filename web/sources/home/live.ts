import { call } from '#web/lib/api/api.ts';
import type { FigureSource } from '#web/site/welcome/statistics.tsx';

/** True figures, once there are some. */
export const source: FigureSource = {
  figures: {
    queryKey: ['statistics'],
    queryFn: async ({ signal }) => (await call('GET /statistics', { signal })).figures,
  },
};
