import type { Api } from '#contract/api.ts';
import { hackathonForm, signUpForm } from '#tests/factories/hackathons.ts';
import { drawPicture } from '#tests/factories/photos.ts';
import { projectForm } from '#tests/factories/projects.ts';
import type { Kind, World } from './world.ts';

type Expected = Record<Kind, number>;

export type Row = {
  expected: Expected;
  params?: (world: World) => Record<string, string | number>;
  query?: (world: World) => Record<string, string | number>;
  body?: (world: World) => unknown;
  /** What the call needs in its world without naming it. */
  needs?: (keyof World)[];
};

/** The same status for everyone. */
const anyone = (status: number): Expected => ({
  visitor: status,
  nonMember: status,
  otherCreator: status,
  formerMember: status,
  member: status,
  creator: status,
});
/** Anyone who is signed in; 401 for visitors. */
const signedIn = (status: number): Expected => ({ ...anyone(status), visitor: 401 });
/** Team members only; 404 for everyone else. */
const team = (status: number): Expected => ({
  ...signedIn(404),
  member: status,
  creator: status,
});
/** Only the member who owns it; 404 for everyone else. */
const owner = (status: number): Expected => ({ ...signedIn(404), member: status });
/** Leads only; 403 for the rest of the team. */
const lead = (status: number): Expected => ({ ...team(403), creator: status });
/** Only its author; 403 for the rest of the team. */
const author = (status: number): Expected => ({ ...team(403), member: status });
/** The person who asks to join, and the leads whom they ask; 404 for everyone else. */
const asker = ({ self, lead }: { self: number; lead: number }): Expected => ({
  ...signedIn(404),
  nonMember: self,
  creator: lead,
});

/** The organizer of a hackathon and the people in it; 404 for everyone else. */
const hackathonPeople = ({
  person,
  organizer,
}: {
  person: number;
  organizer: number;
}): Expected => ({
  ...signedIn(404),
  member: person,
  creator: organizer,
});
/** The organizer of a hackathon; 403 for the people in it, 404 for everyone else. */
const organizer = (status: number) => hackathonPeople({ person: 403, organizer: status });

/** Only the person who is invited; 404 for everyone else, also the leads who invite. */
const onlyInvited = (status: number): Expected => ({ ...signedIn(404), nonMember: status });

const project = ({ projectId }: World) => ({ projectId });
const ticket = ({ projectId, ticketId }: World) => ({ projectId, ticketId });
const request = ({ requestId }: World) => ({ requestId });
const toNonMember = ({ personalInvitationId }: World) => ({ invitationId: personalInvitationId });
const comment = ({ projectId, ticketId, commentId }: World) => ({
  projectId,
  ticketId,
  commentId,
});
const note = ({ projectId, noteId }: World) => ({ projectId, commentId: noteId });
const person = ({ memberId }: World) => ({ userId: memberId });
const credential = ({ credentialId }: World) => ({ credentialId });
const entry = ({ entryId }: World) => ({ entryId });

const hackathon = ({ slug }: World) => ({ slug });
const personInHackathon = (world: World) => ({ ...hackathon(world), ...person(world) });

const proposal = (world: World) => ({ ...hackathon(world), proposalId: world.proposalId });

const noToken = 'x'.repeat(43);
const picture = await drawPicture();
const entryForm = () => ({
  kind: 'education',
  title: 'Student',
  organisation: 'There',
  from: '2021-01',
});
const boardFile = () => Buffer.from('Title\nDraw the map');
const boardImport = ({ projectId, importKey }: World) => ({ projectId, key: importKey });
const ticketForm = () => ({ title: 'A title', description: 'Words' });

/** The status of each call for each kind of person. A missing call is a type error. */
export const table: Record<keyof Api, Row> = {
  'POST /users/registration': {
    expected: anyone(201),
    body: () => ({
      firstName: 'New',
      lastName: 'Person',
      email: `${crypto.randomUUID()}@pieces.test`,
      password: 'Correct4Horse',
      confirmPassword: 'Correct4Horse',
    }),
  },
  'GET /community': { expected: anyone(200) },
  'GET /community/terms': { expected: anyone(200) },
  'GET /community/privacy': { expected: anyone(200) },
  'POST /auth/verification': { expected: anyone(403), body: () => ({ token: 'none' }) },
  'PUT /auth/verification': {
    expected: anyone(403),
    body: () => ({
      token: 'none',
      firstName: 'New',
      lastName: 'Person',
      password: 'Correct4Horse',
      confirmPassword: 'Correct4Horse',
    }),
  },
  'POST /auth/login': {
    expected: anyone(401),
    body: () => ({ email: 'nobody@pieces.test', password: 'Wrong4Horse' }),
  },
  'GET /auth/me': { expected: signedIn(200) },
  'POST /logout': { expected: anyone(204) },
  'POST /users/update-firstname': { expected: signedIn(200), body: () => ({ firstName: 'New' }) },

  'POST /auth/forgot-password': {
    expected: anyone(202),
    body: () => ({ email: `${crypto.randomUUID()}@pieces.test` }),
  },
  'POST /auth/reset-password': {
    expected: anyone(403),
    body: () => ({
      token: 'none',
      password: 'Correct5Horse',
      confirmPassword: 'Correct5Horse',
    }),
  },
  'POST /auth/reset-link': { expected: anyone(403), body: () => ({ token: 'none' }) },
  'POST /auth/identity-confirmation': {
    expected: signedIn(204),
    body: () => ({ password: 'Correct4Horse' }),
  },
  'POST /auth/identity-confirmation/{provider}': {
    expected: signedIn(409),
    params: () => ({ provider: 'google' }),
    body: () => ({ next: '/settings' }),
  },
  'POST /auth/identity-confirmation/second-step': {
    expected: signedIn(403),
    body: () => ({ code: '123456' }),
  },
  'POST /auth/identity-confirmation/passkey': {
    expected: signedIn(403),
    body: () => ({ response: {} }),
  },

  'GET /users/passkeys': { expected: signedIn(200) },
  'POST /users/passkeys/options': { expected: signedIn(200) },
  'POST /users/passkeys': {
    expected: signedIn(403),
    body: () => ({ name: 'Laptop', response: {} }),
  },
  'DELETE /users/passkeys/{passkeyId}': {
    expected: owner(204),
    params: ({ passkeyId }) => ({ passkeyId }),
  },
  'POST /auth/passkey/options': { expected: anyone(200) },
  'POST /auth/passkey': { expected: anyone(403), body: () => ({ response: {} }) },

  'GET /users/two-step': { expected: signedIn(200) },
  'POST /users/two-step/app/options': { expected: signedIn(200) },
  'PUT /users/two-step/app': {
    expected: signedIn(400),
    body: () => ({ secret: 'A'.repeat(32), code: 'none' }),
  },
  'DELETE /users/two-step/app': { expected: signedIn(404) },
  // Only the member has a passkey.
  'PUT /users/two-step': {
    needs: ['passkeyId'],
    expected: { ...signedIn(409), member: 200 },
  },
  'DELETE /users/two-step': { expected: signedIn(204) },
  'POST /users/two-step/recovery-codes': { expected: signedIn(404) },
  'GET /auth/second-step': { expected: anyone(200) },
  'POST /auth/second-step': { expected: anyone(403), body: () => ({ code: '123456' }) },
  'POST /auth/second-step/passkey': { expected: anyone(403), body: () => ({ response: {} }) },
  'PUT /users/password': {
    expected: signedIn(204),
    body: () => ({
      currentPassword: 'Correct4Horse',
      password: 'Correct5Horse',
      confirmPassword: 'Correct5Horse',
    }),
  },

  'GET /users/sessions': { expected: signedIn(200) },
  'DELETE /users/sessions': { expected: signedIn(204) },
  'DELETE /users/sessions/{sessionId}': {
    expected: owner(204),
    params: ({ sessionId }) => ({ sessionId }),
  },

  'GET /auth/providers': { expected: anyone(200) },
  'GET /users/identities': { expected: signedIn(200) },
  // No provider is configured here.
  'POST /users/identities': { expected: signedIn(409), body: () => ({ provider: 'google' }) },
  'DELETE /users/identities/{provider}': {
    expected: signedIn(404),
    params: () => ({ provider: 'google' }),
  },

  'POST /users/contact-address/confirmation': { expected: signedIn(202) },
  'POST /auth/contact-confirmation': { expected: anyone(403), body: () => ({ token: 'none' }) },
  'GET /users/refused-addresses': { expected: signedIn(200) },
  'GET /users/export': { expected: signedIn(200) },
  'POST /users/deletion': {
    expected: signedIn(400),
    body: () => ({ email: 'someone.else@pieces.test', password: 'Correct4Horse' }),
  },

  'GET /users/profile': { expected: signedIn(200) },
  'PUT /users/profile': { expected: signedIn(200), body: () => ({ city: 'Turku' }) },
  'GET /users/privacy-settings': { expected: signedIn(200) },
  'PUT /users/privacy-settings': {
    expected: signedIn(200),
    body: () => ({ invitations: 'nobody' }),
  },
  'PUT /tech-stack': { expected: signedIn(200), body: () => ({ techStack: [] }) },
  'GET /users/{userId}/profile': { expected: anyone(200), params: person },
  'GET /users/{userId}/projects': { expected: anyone(200), params: person },
  // You can't follow yourself.
  'POST /users/{userId}/followers': {
    expected: { ...signedIn(201), member: 403 },
    params: person,
  },
  'DELETE /users/{userId}/followers': { expected: signedIn(200), params: person },

  'GET /users/blocks': { expected: signedIn(200) },
  // You can't block yourself.
  'PUT /users/blocks/{userId}': { expected: { ...signedIn(204), member: 403 }, params: person },
  'DELETE /users/blocks/{userId}': { expected: signedIn(204), params: person },

  'POST /reports': {
    expected: anyone(202),
    body: ({ memberId }) => ({ subject: { kind: 'person', id: memberId }, reason: 'spam' }),
  },

  // Nobody here is an admin.
  'GET /admin/reports': { expected: signedIn(404) },
  'GET /admin/decisions': { expected: signedIn(404) },
  'GET /admin/log': { expected: signedIn(404) },
  'POST /admin/decisions': {
    expected: signedIn(404),
    body: ({ memberId }) => ({
      subject: { kind: 'person', id: memberId },
      act: 'suspend',
      reason: 'Ten characters',
    }),
  },
  'POST /admin/decisions/{decisionId}/undo': {
    expected: signedIn(404),
    params: () => ({ decisionId: 1 }),
    body: () => ({ reason: 'Ten characters' }),
  },
  'GET /admin/people': { expected: signedIn(404) },
  'GET /admin/projects': { expected: signedIn(404) },
  'GET /admin/emails': { expected: signedIn(404) },
  'POST /admin/emails/resend': { expected: signedIn(404), body: () => ({}) },
  'GET /decisions/{token}': { expected: anyone(404), params: () => ({ token: 'guessed' }) },
  'POST /decisions/{token}/objections': {
    expected: anyone(404),
    params: () => ({ token: 'guessed' }),
    body: () => ({ text: 'Ten characters' }),
  },

  'PUT /users/photo': { expected: signedIn(200), body: () => picture },
  'DELETE /users/photo': { expected: signedIn(204) },

  'POST /users/entries': { expected: signedIn(201), body: entryForm },
  'PUT /users/entries/{entryId}': { expected: owner(200), params: entry, body: entryForm },
  'DELETE /users/entries/{entryId}': { expected: owner(204), params: entry },

  'GET /projects/search': { expected: anyone(200) },
  'GET /projects/open': { expected: anyone(200) },
  'GET /projects/user': { expected: signedIn(200) },
  'GET /projects/deleted': { expected: signedIn(200) },
  'GET /users/home': { expected: signedIn(200) },
  'PUT /projects/{projectId}/changes/seen': {
    expected: team(204),
    params: project,
    body: () => ({ number: 1 }),
  },
  'POST /projects': { expected: signedIn(201), body: () => projectForm() },
  'GET /projects/{projectId}': { expected: anyone(200), params: project },
  'GET /projects/{projectId}/progress': { expected: anyone(200), params: project },
  'PUT /projects/{projectId}': {
    expected: lead(200),
    params: project,
    body: () => ({ ...projectForm(), roles: [], version: 1 }),
  },
  // The creator isn't alone in the team.
  'DELETE /projects/{projectId}': { expected: lead(409), params: project },
  'POST /projects/{projectId}/restoration': { expected: signedIn(404), params: project },
  'POST /projects/{projectId}/creator': {
    expected: lead(202),
    params: project,
    body: person,
  },
  'DELETE /projects/{projectId}/creator': { expected: lead(204), params: project },
  // Nobody has been offered the project.
  'POST /projects/{projectId}/creator/acceptance': { expected: signedIn(404), params: project },
  'DELETE /projects/{projectId}/joining-pause': { expected: lead(200), params: project },
  'POST /projects/{projectId}/completion': {
    expected: lead(200),
    params: project,
    body: () => ({ summary: 'It works.' }),
  },
  'GET /projects/{projectId}/members': { expected: team(200), params: project },
  'POST /projects/{projectId}/members': { expected: signedIn(201), params: project },
  'PUT /projects/{projectId}/members/{userId}': {
    expected: team(200),
    params: ({ projectId, memberId }) => ({ projectId, userId: memberId }),
    body: () => ({ roleId: null }),
  },
  'PUT /projects/{projectId}/welcome/seen': { expected: team(204), params: project },
  'POST /projects/{projectId}/departures': {
    expected: lead(204),
    params: project,
    body: ({ memberId }) => ({ userId: memberId, note: 'We wish you well.' }),
  },
  'DELETE /projects/{projectId}/departures': { expected: team(204), params: project },
  'PUT /projects/{projectId}/sign-of-life': { expected: team(204), params: project },
  'PUT /projects/{projectId}/away': {
    expected: team(204),
    params: project,
    body: () => ({ until: null }),
  },
  // The member isn't quiet.
  'DELETE /projects/{projectId}/members/{userId}/tickets': {
    expected: team(403),
    params: ({ projectId, memberId }) => ({ projectId, userId: memberId }),
  },
  'PUT /projects/{projectId}/members/{userId}/inactivity': {
    expected: team(403),
    params: ({ projectId, memberId }) => ({ projectId, userId: memberId }),
  },
  // The creator is still there.
  'POST /projects/{projectId}/takeover': {
    expected: { ...team(409), creator: 403 },
    params: project,
  },
  // Nobody has asked.
  'PUT /projects/{projectId}/next-step': {
    expected: lead(404),
    params: project,
    body: () => ({ answer: 'rest' }),
  },
  // Nobody takes the project over.
  'DELETE /projects/{projectId}/takeover': { expected: team(404), params: project },
  'DELETE /projects/{projectId}/members/{userId}': {
    expected: team(204),
    params: ({ projectId, memberId }) => ({ projectId, userId: memberId }),
  },

  // Anyone can join this team at once.
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
  // Nobody has this link.
  'GET /users/team-preferences': { expected: signedIn(200) },
  'PUT /users/team-preferences': { expected: signedIn(200), body: () => ({}) },
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
  'GET /users/credentials': { expected: signedIn(200) },
  'POST /users/credentials': {
    expected: signedIn(404),
    body: () => ({ participationId: 999_999_999 }),
  },
  'DELETE /users/credentials/{credentialId}': {
    expected: { ...signedIn(404), member: 204 },
    params: credential,
  },
  'GET /credentials/{credentialId}': { expected: anyone(200), params: credential },
  'GET /users/{userId}/resume.json': { expected: anyone(200), params: person },
  'GET /users/{userId}/participations': { expected: anyone(200), params: person },
  'GET /users/{userId}/activity-days': { expected: anyone(200), params: person },
  'GET /users/participations/{projectId}/notes': { expected: signedIn(200), params: project },
  'PUT /users/participations/{projectId}/notes': {
    expected: signedIn(200),
    params: project,
    body: () => ({ reviewIds: [] }),
  },
  'GET /users/repository-names': { expected: signedIn(200) },
  'PUT /users/repository-names/code': { expected: signedIn(200) },
  // Nobody's.
  'DELETE /users/repository-names/{nameId}': {
    expected: signedIn(404),
    params: () => ({ nameId: 999_999_999 }),
  },
  'GET /users/teammates': { expected: signedIn(200) },
  // None of them has stopped building with the member.
  'PUT /users/teammates/{userId}': {
    expected: signedIn(404),
    params: person,
    body: () => ({ answer: 'yes' }),
  },
  'GET /users/suggestions': { expected: signedIn(200) },
  // None of them has reviewed tickets in a team they left.
  'PUT /users/suggestions': {
    expected: signedIn(404),
    body: () => ({ technology: 'React', isDismissed: true }),
  },
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
  'GET /notifications': { expected: signedIn(200) },
  'GET /notifications/events': { expected: signedIn(200) },
  'GET /users/notification-settings': { expected: signedIn(200) },
  'PUT /users/notification-settings': { expected: signedIn(200), body: () => ({ emails: [] }) },
  'POST /unsubscribe/{token}': { expected: anyone(404), params: () => ({ token: 'guessed' }) },
  'PUT /notifications/read': { expected: signedIn(204), body: () => ({ upTo: 0 }) },
  'GET /projects/{projectId}/events': { expected: team(200), params: project },
  'GET /hackathons': { expected: anyone(200) },
  'POST /hackathons': { expected: signedIn(201), body: () => hackathonForm() },
  'GET /hackathons/{slug}': {
    expected: { ...hackathonPeople({ person: 200, organizer: 200 }), visitor: 404 },
    params: hackathon,
  },
  'PUT /hackathons/{slug}': {
    expected: organizer(200),
    params: hackathon,
    body: () => ({ ...hackathonForm(), version: 1 }),
  },
  'POST /hackathons/{slug}/cancellation': {
    expected: organizer(200),
    params: hackathon,
    body: () => ({ reason: 'The room is flooded' }),
  },
  'PUT /hackathons/{slug}/code': { expected: organizer(200), params: hackathon },
  'POST /hackathon-codes': { expected: anyone(404), body: () => ({ code: 'guessed' }) },
  'PUT /hackathons/{slug}/people/me': {
    expected: hackathonPeople({ person: 200, organizer: 200 }),
    params: hackathon,
    body: () => signUpForm,
  },
  'DELETE /hackathons/{slug}/people/me': {
    expected: hackathonPeople({ person: 204, organizer: 204 }),
    params: hackathon,
  },
  'GET /hackathons/{slug}/people': {
    expected: hackathonPeople({ person: 200, organizer: 200 }),
    params: hackathon,
  },
  'GET /hackathons/{slug}/people.csv': { expected: organizer(200), params: hackathon },
  'GET /hackathons/{slug}/found-people': {
    expected: organizer(200),
    params: hackathon,
    query: () => ({ name: 'Nonmember' }),
  },
  'PUT /hackathons/{slug}/people/{userId}': {
    expected: organizer(200),
    params: personInHackathon,
    body: () => ({ state: 'absent' }),
  },
  'POST /hackathons/{slug}/invitations': {
    expected: organizer(200),
    params: hackathon,
    body: () => ({ addresses: ['guest@pieces.test'] }),
  },
  'GET /hackathons/{slug}/staff': { expected: organizer(200), params: hackathon },
  'PUT /hackathons/{slug}/staff/{userId}': {
    expected: organizer(200),
    params: personInHackathon,
    body: () => ({ role: 'helper' }),
  },
  'DELETE /hackathons/{slug}/staff/{userId}': {
    expected: hackathonPeople({ person: 403, organizer: 204 }),
    params: personInHackathon,
  },
  'GET /hackathons/{slug}/announcements': {
    expected: hackathonPeople({ person: 200, organizer: 200 }),
    params: hackathon,
  },
  'POST /hackathons/{slug}/announcements': {
    expected: organizer(201),
    params: hackathon,
    body: () => ({ text: 'Lunch is ready' }),
  },
  'GET /hackathons/{slug}/teams': {
    expected: hackathonPeople({ person: 200, organizer: 200 }),
    params: hackathon,
  },
  'POST /hackathons/{slug}/teams': {
    expected: hackathonPeople({ person: 201, organizer: 403 }),
    params: hackathon,
    body: () => ({ name: 'Night Ferry', description: 'Ferries after midnight' }),
  },
  'GET /hackathons/{slug}/proposals': { expected: organizer(200), params: hackathon },
  'POST /hackathons/{slug}/proposals': { expected: organizer(201), params: hackathon },
  'PUT /hackathons/{slug}/proposals/{proposalId}': {
    expected: organizer(200),
    params: proposal,
    body: () => ({ version: 1, teams: [] }),
  },
  'POST /hackathons/{slug}/proposals/{proposalId}/publication': {
    expected: organizer(200),
    params: proposal,
    body: () => ({ version: 1 }),
  },
  'GET /hackathons/{slug}/people/{userId}/places': {
    expected: organizer(200),
    params: personInHackathon,
  },
  'PUT /hackathons/{slug}/people/{userId}/team': {
    expected: organizer(200),
    params: personInHackathon,
    body: ({ teamIds: [projectId] }) => ({ projectId }),
  },
  'GET /hackathons/{slug}/merges': { expected: organizer(200), params: hackathon },
  'POST /hackathons/{slug}/merges': {
    expected: organizer(200),
    params: hackathon,
    body: ({ teamIds: [from, into] }) => ({ from, into }),
  },
  // A project that isn't a team of a hackathon has no submission. See hackathons.test.ts for those that are.
  'GET /projects/{projectId}/submission': { expected: anyone(404), params: project },
  'PUT /projects/{projectId}/submission': {
    expected: signedIn(404),
    params: project,
    body: () => ({ title: 'Night Ferry', version: 0 }),
  },
  'PUT /projects/{projectId}/submission/reopening': {
    expected: signedIn(404),
    params: project,
    body: () => ({ until: new Date().toISOString() }),
  },
  'GET /hackathons/{slug}/submissions': { expected: organizer(200), params: hackathon },
  'GET /hackathons/{slug}/judging': { expected: organizer(200), params: hackathon },
  'PUT /hackathons/{slug}/judgements/{projectId}': {
    expected: organizer(403),
    params: (world) => ({ ...hackathon(world), ...project(world) }),
    body: () => ({ hasConflict: true }),
  },
  'POST /hackathons/{slug}/judging/reminders': { expected: organizer(409), params: hackathon },
  // They're only there once the hackathon is over.
  'GET /hackathons/{slug}/ranking': { expected: organizer(409), params: hackathon },
  'POST /hackathons/{slug}/results': {
    expected: organizer(409),
    params: hackathon,
    body: () => ({ places: [] }),
  },
  'GET /hackathons/{slug}/results': { expected: anyone(404), params: hackathon },
};
