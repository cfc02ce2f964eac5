import type { suggestions } from '#contract/profiles/suggestions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { dismissSuggestion, listSuggestions } from './suggestions.ts';

export const suggestionRoutes = ({ db }: Context): Routes<typeof suggestions> => ({
  'GET /users/suggestions': async ({ user }) => listSuggestions(db, user.id),

  'PUT /users/suggestions': async ({ user, body }) =>
    dismissSuggestion(db, { ...body, userId: user.id }),
});
