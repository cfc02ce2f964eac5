import type { searchCalls, SearchResult } from '#contract/site/search.ts';
import { type SearchKind, searchKinds } from '#contract/values/search-kinds.ts';
import type { SiteModes } from '#contract/values/areas.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { type Limit, networkOf } from '#server/platform/limits/limits.ts';
import type { Finder, FoundRow } from './finder.ts';
import { listFound } from './store.ts';

const perPerson: Limit = { name: 'search', points: 60, seconds: 60 };
const perNetwork: Limit = { ...perPerson, name: 'search-from', perNetwork: true };

type Others = { getModes: () => Promise<SiteModes>; finders: Record<SearchKind, Finder> };

export function searchRoutes(
  { db, clock, limits }: Context,
  { getModes, finders }: Others,
): Routes<typeof searchCalls> {
  const ordered = searchKinds.map((kind) => finders[kind]);
  return {
    'GET /search': async ({ user, query: { q: text }, request }) => {
      await limits.take([
        user
          ? { limit: perPerson, key: String(user.id) }
          : { limit: perNetwork, key: networkOf(request.ip) },
      ]);
      if (!/[\p{L}\p{N}]/u.test(text)) return { results: [] };
      const search = { text, userId: user?.id ?? 0, now: clock(), modes: await getModes() };
      const rows = await listFound(db, ordered, search);
      return { results: rows.toSorted(inOrder).map(present) };
    },
  };
}

const inOrder = (one: FoundRow, other: FoundRow) =>
  searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind) || one.place - other.place;

const present = ({ project_id: projectId, project, avatar, ...row }: FoundRow): SearchResult => ({
  ...row,
  project: projectId === null ? null : { id: projectId, name: project ?? '' },
  avatar: avatar && photoAddress(avatar),
});
