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

export function useCreateHackathon() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: HackathonForm) => call('POST /hackathons', { body }),
    onSuccess: (created) => showHackathon(client, created),
  });
}

export function useChangeHackathon(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: HackathonUpdate) =>
      call('PUT /hackathons/{slug}', { params: { slug }, body }),
    onSuccess: (changed) => showHackathon(client, changed),
  });
}

export function useCancelHackathon(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      call('POST /hackathons/{slug}/cancellation', { params: { slug }, body: { reason } }),
    onSuccess: (canceled) => showHackathon(client, canceled),
  });
}

export function useReplaceCode(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('PUT /hackathons/{slug}/code', { params: { slug } }),
    onSuccess: (changed) => showHackathon(client, changed),
  });
}

export const useFindByCode = () =>
  useMutation({
    mutationFn: (code: string) => call('POST /hackathon-codes', { body: { code } }),
  });

/** Signs up, or changes the answers. */
export function useSignUp(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SignUpForm) =>
      call('PUT /hackathons/{slug}/people/me', { params: { slug }, body }),
    onSuccess: () => reloadOwn(client, slug),
    onError: () => reloadHackathon(client, slug),
  });
}

export function useLeaveHackathon(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /hackathons/{slug}/people/me', { params: { slug } }),
    onSuccess: () => reloadOwn(client, slug),
    onError: () => reloadHackathon(client, slug),
  });
}

const reloadOwn = (client: QueryClient, slug: string) =>
  Promise.all([
    reloadHackathon(client, slug),
    client.invalidateQueries({ queryKey: hackathonsQuery.queryKey }),
  ]);

/** Starts a team for an idea. */
export function useStartTeam(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: HackathonTeamForm) =>
      call('POST /hackathons/{slug}/teams', { params: { slug }, body }),
    onSuccess: () => reloadHackathon(client, slug),
  });
}
