import type { projects } from '#contract/projects/projects.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import {
  createProject,
  getDeleted,
  getProject,
  listOwnProjects,
  listProjectsOf,
  searchProjects,
} from './actions.ts';
import { listOpenCards } from './card-store.ts';
import { presentCards } from './cards.ts';
import { deleteProject, restoreProject } from './deletion.ts';
import { changeProject, completeProject, endPause } from './settings.ts';

/** How many open projects Home shows. */
const shownOpen = 3;

export const projectRoutes = ({ db, clock }: Context): Routes<typeof projects> => ({
  'GET /projects/search': async ({ user, query }) =>
    searchProjects(db, { person: user, search: query }),

  'GET /projects/open': async ({ user }) => {
    const rows = await listOpenCards(db, { userId: user?.id, limit: shownOpen });
    return presentCards(db, rows, user);
  },

  'GET /projects/user': async ({ user }) => listOwnProjects(db, user.id),

  'GET /projects/deleted': async ({ user }) => getDeleted(db, { creatorId: user.id, now: clock() }),

  'GET /users/{userId}/projects': async ({ user, params }) =>
    listProjectsOf(db, { ...params, person: user }),

  'POST /projects': async ({ db, user, body }) => createProject(db, { person: user, form: body }),

  'GET /projects/{projectId}': async ({ user, params }) =>
    getProject(db, { projectId: params.projectId, person: user }),

  'PUT /projects/{projectId}': async ({ user, params, body }) =>
    changeProject(db, { ...params, person: user, form: body }),

  'DELETE /projects/{projectId}': async ({ user, params }) =>
    deleteProject({ db, clock }, { ...params, person: user }),

  'POST /projects/{projectId}/restoration': async ({ user, params }) =>
    restoreProject({ db, clock }, { ...params, person: user }),

  'DELETE /projects/{projectId}/joining-pause': async ({ user, params }) =>
    endPause(db, { ...params, person: user }),

  'POST /projects/{projectId}/completion': async ({ user, params, body }) =>
    completeProject(db, { ...params, ...body, person: user }),
});
