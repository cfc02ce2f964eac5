import type { Invitation } from '#contract/joining/invitations.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Member } from '#contract/teams/members.ts';
import type { Role } from '#contract/teams/roles.ts';
import type { Answers } from './answers.ts';
import { projectOf } from './projects.ts';

/** A role with one free place, with these fields. */
export const roleOf = (fields: Partial<Role>): Role => ({
  id: 1,
  name: 'Designer',
  discipline: 'Design',
  places: 1,
  free: 1,
  freeSoon: 0,
  skills: [],
  level: 'any',
  mentors: false,
  ...fields,
});

/** Aino’s invitation of someone to a team, without a role, with these fields. */
export const invitationOf = (fields: Partial<Invitation>): Invitation & { url: string } => ({
  id: 1,
  user: null,
  state: 'sent',
  message: '',
  role: '',
  invitedBy: { id: 7, name: 'Aino Virtanen' },
  mostUses: 1,
  uses: 0,
  createdAt: '2026-01-01T09:00:00.000Z',
  expiresAt: '2026-01-15T09:00:00.000Z',
  isOpen: true,
  usedBy: [],
  url: '',
  ...fields,
});

/** A member of a team without a role, with these fields. */
export const memberOf = (fields: Partial<Member> = {}): Member => ({
  id: 7,
  name: 'Aino Virtanen',
  avatar: null,
  role: '',
  roleId: null,
  isCreator: false,
  isLead: false,
  leavesOn: null,
  awayUntil: null,
  quietDays: null,
  inactiveSince: null,
  can: {
    remove: false,
    dismiss: false,
    chooseRole: false,
    makeLead: false,
    release: false,
    free: false,
  },
  ...fields,
});

/** A project of Olena’s that others can join, with a role of each of these names. */
export function openProjectOf({ lookingFor = [], ...fields }: Partial<Project> = {}): Project {
  const { can, ...project } = projectOf();
  return {
    ...project,
    creator: { id: 8, username: 'Olena Shevchenko' },
    members: [{ userId: 8, name: 'Olena Shevchenko', avatar: null, role: '', isLead: true }],
    lookingFor,
    roles: lookingFor.map((name, index) => roleOf({ id: index + 1, name })),
    can: { ...can, join: true },
    ...fields,
  };
}

/** Someone takes a place in a project, as the server does it. */
export function takePlace(project: Project, roleId?: number) {
  const role = project.roles.find(({ id }) => id === roleId);
  if (role) role.free -= 1;
  project.lookingFor = project.roles.filter(({ free }) => free > 0).map(({ name }) => name);
  project.currentMembers += 1;
  project.can.join = project.currentMembers < project.teamSize;
  return role;
}

/** Answers of a server on which a person joins this project and chooses a role. */
export function joiningAnswers(project: Project, { id, firstName, lastName }: Profile): Answers {
  const name = `${firstName} ${lastName}`;
  const own = () => project.members.find(({ userId }) => userId === id);
  return {
    'GET /projects/{projectId}': () => structuredClone(project),
    'POST /projects/{projectId}/members': ({ body }) => {
      const role = takePlace(project, body?.roleId);
      const joined = { userId: id, name, avatar: null, role: role?.name ?? '', isLead: false };
      project.members.push(joined);
      Object.assign(project.can, { join: false, open: true });
      return memberOf({ id, name, role: joined.role, roleId: role?.id ?? null });
    },
    'DELETE /projects/{projectId}/members/{userId}': () => {
      project.members = project.members.filter(({ userId }) => userId !== id);
      project.currentMembers -= 1;
      Object.assign(project.can, { join: true, open: false });
      return undefined;
    },
    'PUT /projects/{projectId}/members/{userId}': ({ body }) => {
      const role = project.roles.find((one) => one.id === body.roleId)?.name ?? '';
      Object.assign(own() ?? {}, { role });
      return memberOf({ id, name, role, roleId: body.roleId });
    },
  };
}
