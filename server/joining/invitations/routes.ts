import type { invitations } from '#contract/joining/invitations.ts';
import { daily } from '#server/teams/members/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { createInvitation, getInvitations, getLink, revoke, useLink } from './actions.ts';
import { acceptInvitation, declineInvitation, getOwnInvitation } from './answer.ts';
import { invitePerson } from './invite-person.ts';
import { listOfPerson } from './person-store.ts';
import { presentLink, presentOwnInvitation } from './present.ts';

export const invitationRoutes = ({
  db,
  clock,
  limits,
  publicUrl,
  community: { newcomers },
}: Context): Routes<typeof invitations> => ({
  'POST /projects/{projectId}/invitations': async ({ user, params, body }) => {
    const lead = { ...params, personId: user.id, now: clock() };
    const { userId, ...form } = body;
    if (userId !== null)
      return {
        ...(await invitePerson(db, { ...lead, newcomers, form: { ...form, userId } })),
        url: '',
      };
    await limits.take(daily('createLink', user));
    const { token, ...created } = await createInvitation(db, { ...lead, form });
    return { ...created, url: `${publicUrl}/invite/${token}` };
  },

  'GET /projects/{projectId}/invitations': async ({ user, params }) =>
    getInvitations(db, { ...params, personId: user.id, now: clock() }),

  'DELETE /projects/{projectId}/invitations/{invitationId}': async ({ user, params }) =>
    revoke(db, { ...params, personId: user.id, now: clock() }),

  'GET /invitations': async ({ user }) =>
    (await listOfPerson(db, user.id)).map(presentOwnInvitation),

  'GET /invitations/{invitationId}': async ({ user, params }) =>
    presentOwnInvitation(await getOwnInvitation(db, { ...params, personId: user.id })),

  'POST /invitations/{invitationId}/acceptance': async ({ user, params }) => {
    await limits.take(daily('join', user));
    return acceptInvitation(db, { ...params, personId: user.id, now: clock() });
  },

  'POST /invitations/{invitationId}/refusal': async ({ user, params }) =>
    declineInvitation(db, { ...params, personId: user.id, now: clock() }),

  'GET /invitation-links/{token}': async ({ user, params }) =>
    presentLink(await getLink(db, { ...params, personId: user?.id, now: clock() })),

  'POST /invitation-links/{token}/use': async ({ user, params }) => {
    await limits.take(daily('join', user));
    return useLink(db, { ...params, personId: user.id, now: clock() });
  },
});
