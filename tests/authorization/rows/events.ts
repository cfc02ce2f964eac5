import type { Api } from '#contract/api.ts';
import { anyone, type Row, signedIn } from '#tests/authorization/expected.ts';
import { event, person } from '#tests/authorization/params.ts';
import { eventForm } from '#tests/factories/events.ts';

/** The member, who organizes it; everyone else who is signed in can read it. */
const onlyOrganizer = (status: number) => ({ ...signedIn(403), member: status });

export const eventRows = {
  'GET /events': { expected: anyone(200) },
  // In this world, only the member is an organizer.
  'POST /events': { expected: onlyOrganizer(201), body: () => eventForm(), needs: ['eventId'] },
  'GET /events/{eventId}': { expected: anyone(200), params: event },
  'PUT /events/{eventId}': {
    expected: onlyOrganizer(200),
    params: event,
    body: () => ({ ...eventForm(), version: 1 }),
  },
  'POST /events/{eventId}/cancellation': {
    expected: onlyOrganizer(200),
    params: event,
    body: () => ({ reason: 'The room is gone.' }),
  },
  'PUT /events/{eventId}/participation': {
    expected: signedIn(200),
    params: event,
    body: () => ({ going: true }),
  },
  'GET /events/{eventId}/attendance': { expected: onlyOrganizer(200), params: event },
  // It hasn't begun.
  'PUT /events/{eventId}/attendance': {
    expected: onlyOrganizer(409),
    params: event,
    body: () => ({ userIds: [] }),
  },
  // Nobody here is an admin.
  'GET /admin/organizers': { expected: signedIn(404) },
  'PUT /admin/organizers/{userId}': { expected: signedIn(404), params: person },
  'DELETE /admin/organizers/{userId}': { expected: signedIn(404), params: person },
} satisfies Partial<Record<keyof Api, Row>>;
