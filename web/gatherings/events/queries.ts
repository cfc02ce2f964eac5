import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Attendant, EventForm, EventUpdate, LiveEvent } from '#contract/gatherings/events.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';
import type { EventListing } from './source.ts';
import { toCards } from './to-card.ts';

/** The key prefix of everything about events. */
const eventsKey = ['events'] as const;

async function listEvents(query: { next?: string }, signal: AbortSignal): Promise<EventListing> {
  const { events, can } = await call('GET /events', { query, signal });
  return { events: toCards(events), canCreate: can.create };
}

/** Events that aren't over, and past ones, as cards. */
export const eventsQuery = queryOptions({
  queryKey: [...eventsKey, 'list'] as string[],
  queryFn: ({ signal }) => listEvents({}, signal),
});

/** The next three. */
export const nextEventsQuery = queryOptions({
  queryKey: [...eventsKey, 'list', 'next'],
  queryFn: ({ signal }) => listEvents({ next: '3' }, signal),
});

export const eventQuery = (eventId: number) =>
  callQuery([...eventsKey, eventId], 'GET /events/{eventId}', { params: { eventId } });

export const attendanceQuery = (eventId: number) =>
  callQuery([...eventsKey, eventId, 'attendance'], 'GET /events/{eventId}/attendance', {
    params: { eventId },
  });

/** Shows an event as an answer has it, also in the list, which is loaded again. */
export async function showEvent(client: QueryClient, event: LiveEvent) {
  await showReply(client, eventQuery(event.id).queryKey, event);
  client.setQueryData(
    eventsQuery.queryKey,
    (listed) =>
      listed && {
        ...listed,
        events: listed.events.map((one) =>
          one.id === event.id
            ? { ...one, state: event.state, participants: event.participants }
            : one,
        ),
      },
  );
  void client.invalidateQueries({ queryKey: eventsQuery.queryKey });
}

/** What changes an event and is answered with it. */
function useEventAct<Body>(act: (body: Body) => Promise<LiveEvent>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSuccess: (event) => showEvent(client, event) });
}

export const useCreateEvent = () =>
  useEventAct((body: EventForm) => call('POST /events', { body }));

export const useChangeEvent = (eventId: number) =>
  useEventAct((body: EventUpdate) => call('PUT /events/{eventId}', { params: { eventId }, body }));

export const useCancelEvent = (eventId: number) =>
  useEventAct((body: { reason: string; andLater: boolean }) =>
    call('POST /events/{eventId}/cancellation', { params: { eventId }, body }),
  );

/** Joins an event or leaves it. */
export const useJoinEvent = (eventId: number) =>
  useEventAct((going: boolean) =>
    call('PUT /events/{eventId}/participation', { params: { eventId }, body: { going } }),
  );

/** Notes who came. */
export function useNoteAttendance(eventId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userIds: number[]) =>
      call('PUT /events/{eventId}/attendance', { params: { eventId }, body: { userIds } }),
    onSuccess: (people: Attendant[]) =>
      showReply(client, attendanceQuery(eventId).queryKey, people),
  });
}
