import type { Api } from '#contract/api.ts';
import { author, lead, signedIn, team, type Row } from '#tests/authorization/expected.ts';
import {
  boardFile,
  boardImport,
  comment,
  project,
  ticket,
  ticketForm,
} from '#tests/authorization/params.ts';

export const ticketsRows = {
  'PUT /projects/{projectId}/changes/seen': {
    expected: team(204),
    params: project,
    body: () => ({ number: 1 }),
  },
  'GET /projects/{projectId}/tickets': { expected: team(200), params: project },
  'POST /projects/{projectId}/tickets': {
    expected: team(201),
    params: project,
    body: ticketForm,
  },
  'PUT /projects/{projectId}/tickets/{ticketId}': {
    expected: team(200),
    params: ticket,
    body: () => ({ ...ticketForm(), status: 'Done', priority: 'Low' }),
  },
  'DELETE /projects/{projectId}/tickets/{ticketId}': { expected: lead(204), params: ticket },
  'POST /projects/{projectId}/tickets/{ticketId}/restoration': {
    expected: team(200),
    params: ({ projectId, deletedId }) => ({ projectId, ticketId: deletedId }),
  },
  'GET /projects/{projectId}/board-files/{format}': {
    expected: team(200),
    params: ({ projectId }) => ({ projectId, format: 'csv' }),
  },
  'GET /projects/{projectId}/board-imports': { expected: lead(200), params: project },
  'POST /projects/{projectId}/board-imports/preview': {
    expected: lead(200),
    params: project,
    body: boardFile,
  },
  'PUT /projects/{projectId}/board-imports/{key}': {
    expected: lead(200),
    params: boardImport,
    body: boardFile,
  },
  'DELETE /projects/{projectId}/board-imports/{key}': { expected: lead(200), params: boardImport },
  'POST /projects/{projectId}/board-imports/{key}/restoration': {
    expected: lead(200),
    params: boardImport,
  },
  'POST /projects/{projectId}/attachments': {
    expected: team(201),
    params: project,
    query: () => ({ name: 'tickets.csv' }),
    body: boardFile,
  },
  'GET /projects/{projectId}/repository': { expected: team(200), params: project },
  'PUT /projects/{projectId}/repository/secret': { expected: lead(200), params: project },
  'PUT /projects/{projectId}/repository': {
    expected: lead(204),
    params: project,
    body: () => ({ startsTickets: true }),
  },
  'GET /projects/{projectId}/repository/deliveries': { expected: lead(200), params: project },
  'DELETE /projects/{projectId}/repository': { expected: lead(204), params: project },
  'GET /projects/{projectId}/tickets/{ticketId}/references': {
    expected: team(200),
    params: ticket,
  },
  'GET /projects/{projectId}/tickets/{ticketId}/changes': {
    expected: team(200),
    params: ticket,
  },
  'GET /projects/{projectId}/tickets/{ticketId}/comments': {
    expected: team(200),
    params: ticket,
  },
  'POST /projects/{projectId}/tickets/{ticketId}/comments': {
    expected: team(201),
    params: ticket,
    body: () => ({ text: 'Words' }),
  },
  'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}': {
    expected: author(200),
    params: comment,
    body: () => ({ text: 'Other words' }),
  },
  'DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}': {
    expected: author(204),
    params: comment,
  },
  'GET /projects/{projectId}/tickets/{ticketId}/reviews': {
    expected: team(200),
    params: ticket,
  },
  // The ticket isn't finished, and nobody has reviewed it.
  'POST /projects/{projectId}/tickets/{ticketId}/reviews': {
    expected: team(409),
    params: ticket,
    body: () => ({ note: 'Well done' }),
  },
  'DELETE /projects/{projectId}/tickets/{ticketId}/reviews': {
    expected: signedIn(404),
    params: ticket,
  },
  'POST /projects/{projectId}/tickets/{ticketId}/review-requests': {
    expected: team(409),
    params: ticket,
    body: ({ memberId }) => ({ userId: memberId }),
  },
  'GET /projects/{projectId}/events': { expected: team(200), params: project },
} satisfies Partial<Record<keyof Api, Row>>;
