import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Proposal } from '#contract/hackathons/proposals.ts';
import { hackathonKey, reloadHackathon } from '#web/hackathons/hackathons/queries.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';
import { type Arrangement, arrangementOf, pinsOf } from './arrangement.ts';

/** The proposal that organizers work on, or null. */
export const proposalQuery = (slug: string) =>
  queryOptions({
    queryKey: [...hackathonKey(slug), 'proposal'],
    queryFn: async ({ signal }): Promise<Proposal | null> => {
      const [draft] = await call('GET /hackathons/{slug}/proposals', { params: { slug }, signal });
      return draft ?? null;
    },
  });

/** Proposes teams. What is pinned or kept apart in an earlier proposal stays. */
export function usePropose(slug: string) {
  const client = useQueryClient();
  const { queryKey } = proposalQuery(slug);
  return useMutation({
    mutationFn: (before: Proposal | null) => {
      const body = before
        ? { pins: pinsOf(arrangementOf(before)), apart: before.apart }
        : { pins: [], apart: [] };
      return call('POST /hackathons/{slug}/proposals', { params: { slug }, body });
    },
    onSuccess: (made) => showReply(client, queryKey, made),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

type Saved = { slug: string; proposal: Pick<Proposal, 'id' | 'version'>; arrangement: Arrangement };

/** Stores an arrangement. Returns the proposal with its new points. */
export const saveArrangement = ({ slug, proposal: { id, version }, arrangement }: Saved) =>
  call('PUT /hackathons/{slug}/proposals/{proposalId}', {
    params: { slug, proposalId: id },
    body: {
      version,
      teams: arrangement.teams.map(({ people, pinned, ...team }) => ({
        ...team,
        people: [...people],
        pinned: [...pinned],
      })),
      apart: arrangement.apart.map(([one, other]): [number, number] => [one, other]),
    },
  });

/** Creates the teams of a proposal. */
export function usePublish(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, withoutTeam }: Proposal) =>
      call('POST /hackathons/{slug}/proposals/{proposalId}/publication', {
        params: { slug, proposalId: id },
        body: { version, withoutTeam: withoutTeam.map((person) => person.id) },
      }),
    onSettled: () =>
      Promise.all([
        reloadHackathon(client, slug),
        client.invalidateQueries({ queryKey: ['projects', 'user'] }),
      ]),
  });
}

/** The teams that someone without a team would help most. */
export const placesQuery = (slug: string, userId: number) =>
  callQuery(
    [...hackathonKey(slug), 'places', userId],
    'GET /hackathons/{slug}/people/{userId}/places',
    { params: { slug, userId } },
  );

/** Puts someone without a team into one. */
export const usePlacePerson = (slug: string) =>
  useChange(
    ({ userId, projectId }: { userId: number; projectId: number }) =>
      call('PUT /hackathons/{slug}/people/{userId}/team', {
        params: { slug, userId },
        body: { projectId },
      }),
    { queryKey: hackathonKey(slug) },
  );

/** Small teams that could merge. */
export const mergesQuery = (slug: string) =>
  callQuery([...hackathonKey(slug), 'merges'], 'GET /hackathons/{slug}/merges', {
    params: { slug },
  });

export const useMerge = (slug: string) =>
  useChange(
    (body: { from: number; into: number }) =>
      call('POST /hackathons/{slug}/merges', { params: { slug }, body }),
    { queryKey: hackathonKey(slug) },
  );
