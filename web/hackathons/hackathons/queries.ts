import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignUpForm } from '#contract/hackathons/hackathon-people.ts';
import type { HackathonTeamForm } from '#contract/hackathons/hackathon-teams.ts';
import type { Hackathon, HackathonForm, HackathonUpdate } from '#contract/hackathons/hackathons.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';

const hackathonsKey = ['hackathons'] as const;

/** The key prefix of everything about one of them. */
export const hackathonKey = (slug: string) => [...hackathonsKey, 'one', slug] as const;

/** Your own hackathons, and those that everyone can find. */
export const hackathonsQuery = callQuery([...hackathonsKey, 'list'], 'GET /hackathons');

/** A hackathon. Only its code opens one that isn't listed. */
export const hackathonQuery = (slug: string, code?: string) =>
  callQuery([...hackathonKey(slug), 'hackathon'], 'GET /hackathons/{slug}', {
    params: { slug },
    query: code === undefined ? {} : { code },
  });

export const peopleQuery = (slug: string) =>
  callQuery([...hackathonKey(slug), 'people'], 'GET /hackathons/{slug}/people', {
    params: { slug },
  });

/** The teams of a hackathon, as projects. */
export const teamsQuery = (slug: string) =>
  callQuery([...hackathonKey(slug), 'teams'], 'GET /hackathons/{slug}/teams', { params: { slug } });

/** Shows a hackathon as an answer has it, and reloads the lists it's in. */
export async function showHackathon(client: QueryClient, hackathon: Hackathon) {
  await showReply(client, hackathonQuery(hackathon.slug).queryKey, hackathon);
  void client.invalidateQueries({ queryKey: hackathonsQuery.queryKey });
}

export const reloadHackathon = (client: QueryClient, slug: string) =>
  client.invalidateQueries({ queryKey: hackathonKey(slug) });

/** What changes a hackathon and is answered with it. */
function useHackathonAct<Body>(act: (body: Body) => Promise<Hackathon>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (hackathon) => showHackathon(client, hackathon),
  });
}

export const useCreateHackathon = () =>
  useHackathonAct((body: HackathonForm) => call('POST /hackathons', { body }));

export const useChangeHackathon = (slug: string) =>
  useHackathonAct((body: HackathonUpdate) =>
    call('PUT /hackathons/{slug}', { params: { slug }, body }),
  );

export const useCancelHackathon = (slug: string) =>
  useHackathonAct(({ reason }: { reason: string }) =>
    call('POST /hackathons/{slug}/cancellation', { params: { slug }, body: { reason } }),
  );

export const useReplaceCode = (slug: string) =>
  useHackathonAct<void>(() => call('PUT /hackathons/{slug}/code', { params: { slug } }));

export const useFindByCode = () =>
  useMutation({
    mutationFn: (code: string) => call('POST /hackathon-codes', { body: { code } }),
  });

/** What someone changes about their own part in a hackathon. */
function useOwnPart<Body, Result>(slug: string, act: (body: Body) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () =>
      Promise.all([
        reloadHackathon(client, slug),
        client.invalidateQueries({ queryKey: hackathonsQuery.queryKey }),
      ]),
    onError: () => reloadHackathon(client, slug),
  });
}

/** Signs up, or changes the answers. */
export const useSignUp = (slug: string) =>
  useOwnPart(slug, (body: SignUpForm) =>
    call('PUT /hackathons/{slug}/people/me', { params: { slug }, body }),
  );

export const useLeaveHackathon = (slug: string) =>
  useOwnPart<void, unknown>(slug, () =>
    call('DELETE /hackathons/{slug}/people/me', { params: { slug } }),
  );

/** Starts a team for an idea. */
export function useStartTeam(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: HackathonTeamForm) =>
      call('POST /hackathons/{slug}/teams', { params: { slug }, body }),
    onSuccess: () => reloadHackathon(client, slug),
  });
}
