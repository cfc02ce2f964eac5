import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { MailState } from '#contract/values/vocabulary.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';

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
export const useResend = () =>
  useChange(
    (id?: number) =>
      call('POST /admin/emails/resend', { body: id === undefined ? {} : { ids: [id] } }),
    { queryKey: ['admin'] },
  );
