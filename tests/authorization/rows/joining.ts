import type { Api } from '#contract/api.ts';
import {
  anyone,
  asker,
  lead,
  onlyInvited,
  signedIn,
  type Row,
} from '#tests/authorization/expected.ts';
import { noToken, project, request, toNonMember } from '#tests/authorization/params.ts';

export const joiningRows = {
  'GET /users/allowances': { expected: signedIn(200) },
  // Anyone can join this team right away.
  'POST /projects/{projectId}/join-requests': {
    expected: { ...signedIn(409), member: 403, creator: 403 },
    params: project,
    body: () => ({}),
  },
  'GET /projects/{projectId}/join-requests': { expected: lead(200), params: project },
  'GET /projects/{projectId}/join-requests/fit': { expected: lead(200), params: project },
  'GET /join-requests': { expected: signedIn(200) },
  'GET /join-requests/{requestId}': { expected: asker({ self: 200, lead: 200 }), params: request },
  'PUT /join-requests/{requestId}': {
    expected: asker({ self: 200, lead: 403 }),
    params: request,
    body: () => ({ message: 'Words' }),
  },
  'DELETE /join-requests/{requestId}': {
    expected: asker({ self: 204, lead: 403 }),
    params: request,
  },
  'POST /join-requests/{requestId}/answer': {
    expected: asker({ self: 403, lead: 200 }),
    params: request,
    body: () => ({ answer: 'accepted' }),
  },
  'POST /projects/{projectId}/invitations': {
    expected: lead(201),
    params: project,
    body: () => ({}),
  },
  'GET /projects/{projectId}/invitations': { expected: lead(200), params: project },
  'DELETE /projects/{projectId}/invitations/{invitationId}': {
    expected: lead(204),
    params: ({ projectId, invitationId }) => ({ projectId, invitationId }),
  },
  'GET /invitations': { expected: signedIn(200) },
  'GET /invitations/{invitationId}': { expected: onlyInvited(200), params: toNonMember },
  'POST /invitations/{invitationId}/acceptance': {
    expected: onlyInvited(200),
    params: toNonMember,
  },
  'POST /invitations/{invitationId}/refusal': { expected: onlyInvited(204), params: toNonMember },
  'GET /openings/for-me': { expected: signedIn(200) },
  'PUT /openings/dismissals/{projectId}': { expected: signedIn(204), params: project },
  'DELETE /openings/dismissals/{projectId}': { expected: signedIn(204), params: project },
  'GET /projects/{projectId}/fit': { expected: signedIn(200), params: project },
  'GET /projects/{projectId}/roles/{roleId}/people': {
    expected: lead(200),
    params: ({ projectId, roleId }) => ({ projectId, roleId }),
  },
  'GET /invitation-links/{token}': { expected: anyone(403), params: () => ({ token: noToken }) },
  'POST /invitation-links/{token}/use': {
    expected: signedIn(403),
    params: () => ({ token: noToken }),
  },
  'GET /waitings': { expected: signedIn(200) },
  // The team has open places.
  'PUT /projects/{projectId}/waiting': {
    expected: { ...signedIn(409), member: 403, creator: 403 },
    params: project,
    body: () => ({}),
  },
  'DELETE /projects/{projectId}/waiting': { expected: signedIn(204), params: project },
  // No place is reserved for anyone; members have taken theirs.
  'POST /projects/{projectId}/reservation/acceptance': {
    expected: { ...signedIn(409), member: 200, creator: 200 },
    params: project,
    body: () => ({}),
  },
} satisfies Partial<Record<keyof Api, Row>>;
