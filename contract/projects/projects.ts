import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { teamStanding } from '#contract/teams/standing.ts';
import { workingStyle } from '#contract/values/working-style.ts';
import { role, roleForm } from '#contract/teams/roles.ts';
import { atMost, labels, line, text, webAddress, wholeNumber } from '#contract/values/text/text.ts';
import {
  defaultPageSize,
  difficulties,
  goals,
  joiningWays,
  projectStatuses,
  stockImage,
  weekTimes,
} from '#contract/values/vocabulary.ts';

/** The wizard's rules, one object per step (Specification, section 5). */
export const basicInformation = z.object({
  name: line('Project name', { min: 3, max: 100 }),
  description: text('Project description', { min: 10, max: 5000 }),
  teamSize: z
    .int('Team size must be a whole number')
    .check(
      z.minimum(1, 'Team size must be at least 1'),
      z.maximum(100, 'Team size must not exceed 100'),
    ),
  difficulty: z.enum(difficulties, 'Difficulty level is required'),
  status: z.enum(projectStatuses, 'Project status is required'),
});

export const technicalDetails = z.object({
  githubUrl: z._default(webAddress('Repository link'), ''),
  techStack: labels('Technology', { min: 1, required: 'At least one technology is required' }),
  image: z._default(z.enum(['', stockImage], 'Only the stock image can be used'), ''),
});

export const teamRequirements = z.object({
  lookingFor: labels('Role', { min: 1, required: 'At least one role is required' }),
});

/** Create payload (Specification, section 3). */
export const projectCreation = z.object({
  ...basicInformation.shape,
  ...technicalDetails.shape,
  ...teamRequirements.shape,
});
export type ProjectCreation = z.input<typeof projectCreation>;

/**
 * A project's settings as a lead saves them. `version`: the version that was edited. A role that is
 * missing is deleted.
 */
export const projectUpdate = z.object({
  ...basicInformation.shape,
  ...technicalDetails.shape,
  ...workingStyle.shape,
  joining: z._default(z.enum(joiningWays, 'Choose who can join'), 'open'),
  roles: z.array(roleForm, 'Roles must be a list').check(
    z.maxLength(30, 'You can add up to 30'),
    z.refine(
      (roles) => isWithoutDuplicates(roles.map(({ name }) => name)),
      'A role must not be listed twice',
    ),
    z.refine(
      (roles) => isWithoutDuplicates(roles.map((role) => role.id).filter((id) => id !== undefined)),
      'A role must not be listed twice',
    ),
  ),
  version: z.int('Version must be a whole number'),
});
export type ProjectUpdate = z.input<typeof projectUpdate>;

function isWithoutDuplicates(all: readonly unknown[]): boolean {
  return new Set(all).size === all.length;
}

/** What a team says when it's done. */
const completion = z.object({ summary: text('Summary', { max: 500 }) });

/**
 * A project in a list (Specification, section 3). `lookingFor` lists the names of the `roles` with a free
 * place. `joining`: whether anyone can join right away or by request. `reservedPlaces`: how many places
 * are kept for people from the waiting list. `isPaused`: nobody can ask, because too many requests
 * weren't answered. `inactiveSince`: nobody has been there for 30 days; people ask before they join.
 * `hackathon`: the one that it's a team of, if the person asking may see it.
 *
 * About the person asking: `reservedUntil`: until when a place is kept for them. `invitationId`: their open
 * invitation. `hasAsked`: they wait for an answer. `rejoinAt`: when they can join on their own again after
 * they were removed. `can` says what they may do.
 */
export const projectCard = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  status: z.enum(projectStatuses),
  image: z.string(),
  lookingFor: z.array(z.string()),
  roles: z.array(role),
  techStack: z.array(z.string()),
  currentMembers: z.int(),
  teamSize: z.int(),
  difficulty: z.enum(difficulties),
  githubUrl: z.string(),
  members: z.array(
    z.object({
      userId: z.int(),
      name: z.string(),
      avatar: z.nullable(z.string()),
      role: z.string(),
      isLead: z.boolean(),
    }),
  ),
  creator: z.object({ id: z.int(), username: z.string() }),
  languages: z.array(z.string()),
  hours: z.nullable(z.int()),
  week: z.array(z.enum(weekTimes)),
  timeZone: z.string(),
  goal: z.nullable(z.enum(goals)),
  joining: z.enum(joiningWays),
  reservedPlaces: z.int(),
  reservedUntil: z.nullable(z.string()),
  invitationId: z.nullable(z.int()),
  isPaused: z.boolean(),
  hasAsked: z.boolean(),
  rejoinAt: z.nullable(z.string()),
  inactiveSince: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  summary: z.string(),
  hackathon: z.nullable(
    z.object({
      slug: z.string(),
      name: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      isCanceled: z.boolean(),
    }),
  ),
  createdAt: z.string(),
  updatedAt: z.string(),
  can: z.object({
    open: z.boolean(),
    join: z.boolean(),
    ask: z.boolean(),
    wait: z.boolean(),
    edit: z.boolean(),
  }),
});
export type ProjectCard = z.output<typeof projectCard>;

/** A project's page: what a list shows, and the standing of the person asking in its team. */
export const project = z.object({
  ...projectCard.shape,
  ...teamStanding.shape,
  version: z.int(),
  can: z.object({ ...projectCard.shape.can.shape, ...teamStanding.shape.can.shape }),
});
export type Project = z.output<typeof project>;

/** A project that its creator deleted, until when they can restore it. */
export const deletedProject = z.object({
  id: z.int(),
  name: z.string(),
  restorableUntil: z.string(),
});
export type DeletedProject = z.output<typeof deletedProject>;

/** A search. Pages count from 0 (Specification, section 9). */
const projectSearch = z.object({
  page: z._default(wholeNumber('Page', { min: 0, max: 1_000_000 }), 0),
  size: z._default(wholeNumber('Page size', { min: 1, max: 100 }), defaultPageSize),
  searchQuery: z._default(
    z
      .string('The search must be a single value')
      .check(z.trim(), atMost(200, 'The search must not exceed 200 characters')),
    '',
  ),
  difficulty: z.optional(
    z.enum(difficulties, `Difficulty must be one of ${difficulties.join(', ')}`),
  ),
  status: z.optional(
    z.enum(projectStatuses, `Status must be one of ${projectStatuses.join(', ')}`),
  ),
});

/**
 * One page of a search. `totalElements` is counted up to 1,000. If there are more, it stays at 1,000
 * and `totalIsExact` is false, because counting them all would mean reading every one. Later pages
 * still work.
 */
const foundProjects = z.object({
  content: z.array(projectCard),
  totalElements: z.int(),
  totalIsExact: z.boolean(),
});

export const projects = {
  'GET /projects/search': {
    summary: 'Search all projects by name, technology or description',
    access: 'public',
    query: projectSearch,
    reply: foundProjects,
  },
  'GET /projects/open': {
    summary: 'List the three newest projects that you could join in one of their roles',
    access: 'public',
    reply: z.array(projectCard),
  },
  'GET /projects/user': {
    summary: 'List the projects you created or joined, newest first',
    reply: z.array(project),
  },
  'GET /projects/deleted': {
    summary: 'List the projects that you deleted and can still restore, the last one first',
    reply: z.array(deletedProject),
  },
  'GET /users/{userId}/projects': {
    summary: 'List the projects a person created or joined, newest first',
    access: 'public',
    reply: z.array(projectCard),
  },
  'POST /projects': {
    summary: 'Create a project and become its first member',
    body: projectCreation,
    reply: project,
    status: 201,
    creates: true,
  },
  'GET /projects/{projectId}': {
    summary: 'Get a project',
    access: 'public',
    reply: project,
  },
  'PUT /projects/{projectId}': {
    summary:
      'Change a project that you lead, with its roles. Returns stale_project with the current project if `version` is outdated',
    body: projectUpdate,
    reply: project,
  },
  'DELETE /projects/{projectId}': {
    summary:
      'Delete a project that you created and whose only member you are. It can be restored for 7 days',
    status: 204,
  },
  'POST /projects/{projectId}/restoration': {
    summary: 'Restore a project that you deleted less than 7 days ago',
    reply: project,
  },
  'DELETE /projects/{projectId}/joining-pause': {
    summary:
      'Let people ask to join again, after requests to a project that you lead weren’t answered',
    reply: project,
  },
  'POST /projects/{projectId}/completion': {
    summary: 'Complete a project that you lead. Nobody can join it until its status changes again',
    body: completion,
    reply: project,
  },
} as const satisfies Contract;
