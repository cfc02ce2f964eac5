import type { entries } from '#contract/profiles/entries.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { addEntry, changeEntry, removeEntry } from './entries.ts';

export const entryRoutes = ({ db }: Context): Routes<typeof entries> => ({
  'POST /users/entries': async ({ db, user, body }) => addEntry(db, { ...body, userId: user.id }),

  'PUT /users/entries/{entryId}': async ({ user, params, body }) =>
    changeEntry(db, { ...body, ...params, userId: user.id }),

  'DELETE /users/entries/{entryId}': async ({ user, params }) =>
    removeEntry(db, { ...params, userId: user.id }),
});
