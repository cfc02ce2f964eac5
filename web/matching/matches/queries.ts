import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { OpeningForMe } from '#contract/matching/matches.ts';
import type { Discipline, Goal } from '#contract/values/vocabulary.ts';
import { call } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { callQuery } from '#web/lib/api/call-query.ts';

/** The key prefix of everything that depends on what someone looks for. */
const matchesKey = ['matches'] as const;
const forMeKey = [...matchesKey, 'for-me'] as const;

/** As many as the server sends at most. */
const pageSize = 30;

export type OpeningFilter = {
  discipline?: Discipline | undefined;
  goal?: Goal | undefined;
  /** Only teams with someone they've built with, if both would again. */
  together?: 'yes' | undefined;
};

/** Openings that may suit the signed-in person, 30 at a time. */
export const openingsQuery = (filter: OpeningFilter) =>
  infiniteQueryOptions({
    queryKey: [...forMeKey, filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /openings/for-me', { query: { ...filter, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last: OpeningForMe[], pages) =>
      last.length === pageSize ? pages.length : undefined,
    // Dismissed openings leave the list right away, without loading it again.
    staleTime: 60_000,
  });

export const unfiltered: OpeningFilter = {};

/** How the open roles of a project suit the signed-in person. */
export const fitQuery = (projectId: number) =>
  callQuery([...matchesKey, 'fit', projectId], 'GET /projects/{projectId}/fit', {
    params: { projectId },
  });

/** How those who ask to join suit their roles, for a project's leads. */
export const requestFitsQuery = (projectId: number) =>
  queryOptions({
    // Reloads with the requests.
    queryKey: ['join-requests', 'fit', projectId],
    queryFn: ({ signal }) =>
      call('GET /projects/{projectId}/join-requests/fit', { params: { projectId }, signal }),
  });

/** People who may suit a role, for a project's leads. */
export const peopleQuery = ({ projectId, roleId }: { projectId: number; roleId: number }) =>
  callQuery(
    [...matchesKey, 'people', projectId, roleId],
    'GET /projects/{projectId}/roles/{roleId}/people',
    { params: { projectId, roleId } },
  );

/** Doesn't show a project's openings for some time. It can be undone. */
export function useDismiss() {
  const client = useQueryClient();
  const { mutate: restore } = useMutation({
    mutationFn: (projectId: number) =>
      call('DELETE /openings/dismissals/{projectId}', { params: { projectId } }),
    onError: () => toast({ tone: 'error', title: 'Couldn’t undo that. Try again.' }),
    onSettled: () => client.invalidateQueries({ queryKey: forMeKey }),
  });
  return useMutation({
    mutationFn: ({ id }: { id: number; name: string }) =>
      call('PUT /openings/dismissals/{projectId}', { params: { projectId: id } }),
    onMutate: ({ id }) => removeFromLists(client, id),
    onSuccess: (_, { id, name }) => {
      toast({
        title: `You won’t see ${name} here for 90 days`,
        action: { label: 'Undo', onPress: () => restore(id) },
        seconds: 10,
      });
    },
    onError: () => {
      toast({ tone: 'error', title: 'Couldn’t save that. Try again.' });
      void client.invalidateQueries({ queryKey: forMeKey });
    },
  });
}

/** Keeps the pages as they are, so that loading more continues after them. */
const removeFromLists = (client: QueryClient, projectId: number) =>
  client.setQueriesData<{ pages: OpeningForMe[][]; pageParams: unknown[] }>(
    { queryKey: forMeKey },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => page.filter(({ project }) => project.id !== projectId)),
      },
  );
