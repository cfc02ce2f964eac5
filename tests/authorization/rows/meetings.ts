import type { Api } from '#contract/api.ts';
import { type Row, team } from '#tests/authorization/expected.ts';
import { meeting, project } from '#tests/authorization/params.ts';
import { meetingForm } from '#tests/factories/meetings.ts';

export const meetingRows = {
  'GET /projects/{projectId}/meetings': { expected: team(200), params: project },
  'GET /projects/{projectId}/meetings/times': {
    expected: team(200),
    params: project,
    query: () => ({ timeZone: 'Europe/Helsinki' }),
  },
  'POST /projects/{projectId}/meetings': {
    expected: team(201),
    params: project,
    body: () => meetingForm(),
  },
  // The member planned it, and the creator leads.
  'PUT /projects/{projectId}/meetings/{meetingId}': {
    expected: team(200),
    params: meeting,
    body: () => ({ ...meetingForm(), version: 1 }),
  },
  'POST /projects/{projectId}/meetings/{meetingId}/cancellation': {
    expected: team(200),
    params: meeting,
    body: () => ({ reason: 'The room is closed.' }),
  },
  'PUT /projects/{projectId}/meetings/{meetingId}/participation': {
    expected: team(200),
    params: meeting,
    body: () => ({ going: false }),
  },
} satisfies Partial<Record<keyof Api, Row>>;
