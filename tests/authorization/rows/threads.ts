import type { Api } from '#contract/api.ts';
import { author, lead, type Row, team } from '#tests/authorization/expected.ts';
import { note, project, reply, thread } from '#tests/authorization/params.ts';

const text = () => ({ text: 'Words' });

export const threadRows = {
  'GET /projects/{projectId}/notes': { expected: team(200), params: project },
  'POST /projects/{projectId}/notes': {
    expected: team(201),
    params: project,
    body: () => ({ text: 'Words' }),
  },
  'PUT /projects/{projectId}/notes/{commentId}': {
    expected: author(200),
    params: note,
    body: () => ({ text: 'Other words' }),
  },
  'DELETE /projects/{projectId}/notes/{commentId}': { expected: author(204), params: note },
  'GET /projects/{projectId}/changes': { expected: team(200), params: project },
  'GET /projects/{projectId}/threads': { expected: team(200), params: project },
  'POST /projects/{projectId}/threads': {
    expected: team(201),
    params: project,
    body: () => ({ title: 'A title', text: 'Words' }),
  },
  'GET /projects/{projectId}/threads/{threadId}': { expected: team(200), params: thread },
  'PUT /projects/{projectId}/threads/{threadId}': {
    expected: author(200),
    params: thread,
    body: () => ({ title: 'Another title' }),
  },
  'PUT /projects/{projectId}/threads/{threadId}/state': {
    expected: lead(200),
    params: thread,
    body: () => ({ isPinned: true, isClosed: false }),
  },
  'DELETE /projects/{projectId}/threads/{threadId}': { expected: author(204), params: thread },
  'GET /projects/{projectId}/threads/{threadId}/posts': { expected: team(200), params: thread },
  'POST /projects/{projectId}/threads/{threadId}/posts': {
    expected: team(201),
    params: thread,
    body: text,
  },
  'PUT /projects/{projectId}/threads/{threadId}/posts/{commentId}': {
    expected: author(200),
    params: reply,
    body: text,
  },
  'DELETE /projects/{projectId}/threads/{threadId}/posts/{commentId}': {
    expected: author(204),
    params: reply,
  },
} satisfies Partial<Record<keyof Api, Row>>;
