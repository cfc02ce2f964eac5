import type { members } from '#contract/teams/members.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { joinProject } from './entering/enter-team.ts';
import { getTeam } from './team.ts';
import { daily } from './daily-limits.ts';
import { changeMember } from './leading/change-member.ts';
import { removeMember } from './leaving/removal.ts';
import { getMember, presentMembers } from './present.ts';
import { updateMember } from './store.ts';

export const memberRoutes = ({
  db,
  clock,
  limits,
  community: { newcomers },
}: Context): Routes<typeof members> => ({
  'GET /projects/{projectId}/members': async ({ user, params }) =>
    presentMembers(await getTeam(db, { ...params, userId: user.id }), user),

  'POST /projects/{projectId}/members': async ({ user, params, body }) => {
    await limits.take(daily('join', user));
    await joinProject(db, { ...params, ...body, userId: user.id, newcomers, now: clock() });
    const team = presentMembers(await getTeam(db, { ...params, userId: user.id }), user);
    return getMember(team, user.id);
  },

  'PUT /projects/{projectId}/members/{userId}': async ({ user, params, body }) => {
    await limits.take(daily('changeMember', user));
    await changeMember(db, { ...params, ...body, personId: user.id });
    const team = presentMembers(await getTeam(db, { ...params, userId: user.id }), user);
    return getMember(team, params.userId);
  },

  'PUT /projects/{projectId}/welcome/seen': async ({ user, params }) => {
    await getTeam(db, { ...params, userId: user.id });
    await updateMember(db, { ...params, userId: user.id, is_new: false });
  },

  'DELETE /projects/{projectId}/members/{userId}': async ({ user, params }) => {
    await limits.take(daily(params.userId === user.id ? 'leave' : 'remove', user));
    await removeMember(db, { ...params, personId: user.id });
  },
});
