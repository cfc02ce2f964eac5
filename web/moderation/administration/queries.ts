import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { MailState } from '#contract/values/vocabulary.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';

const firstPage = { initialPageParam: undefined as number | undefined };

/** What the operator should change. */
export const warningsQuery = () => callQuery(['admin', 'warnings'], 'GET /admin/warnings');

/** Accounts with a text in their name or address. */
export const accountsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'people', query],
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /admin/people', { query: { query, before }, signal }),
    ...firstPage,
    getNextPageParam: ({ people, hasMore }) => (hasMore ? people.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });

/** Projects with a text in their name. */
export const administeredProjectsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'projects', query],
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /admin/projects', { query: { query, before }, signal }),
    ...firstPage,
    getNextPageParam: ({ projects, hasMore }) => (hasMore ? projects.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });

/** Emails that aren't sent. */
export const emailsQuery = (state: MailState) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'emails', state],
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /admin/emails', { query: { state, before }, signal }),
    ...firstPage,
    getNextPageParam: ({ emails, hasMore }) => (hasMore ? emails.at(-1)?.id : undefined),
  });

/** Sends emails that were given up again: one, or all without `id`. */
export function useResend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id?: number) =>
      call('POST /admin/emails/resend', { body: id === undefined ? {} : { ids: [id] } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
