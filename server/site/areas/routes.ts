import type { areaCalls } from '#contract/site/areas.ts';
import { refuseOthers } from '#server/people/admins/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { setMode } from './actions.ts';
import { listAreas, type Modes } from './modes.ts';

export function areaRoutes(context: Context, modes: Modes): Routes<typeof areaCalls> {
  const read = async () => listAreas(await modes.get());
  return {
    'GET /areas': read,

    'PUT /admin/areas/{area}': async ({ user, params: { area }, body, request }) => {
      await refuseOthers(context, user.id);
      await setMode(context.db, { area, ...body, actorId: user.id, now: context.clock() });
      logSecurity(request, { event: 'admin_act', userId: user.id, act: 'set_area' });
      return read();
    },
  };
}
