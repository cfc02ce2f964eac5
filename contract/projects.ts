import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { role } from './roles.ts';
import { id, labels, line, text, webAddress, wholeNumber } from './text.ts';
import { defaultPageSize, difficulties, projectStatuses, stockImage } from './vocabulary.ts';

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
 * Project (Specification, section 3). `lookingFor` lists the names of the `roles` with a free place.
 * `can` says what the person asking may do.
 */
export const project = z.object({
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
  createdAt: z.string(),
  updatedAt: z.string(),
  can: z.object({ open: z.boolean(), join: z.boolean() }),
});
export type Project = z.output<typeof project>;

/** A search. Pages count from 0 (Specification, section 9). */
const projectSearch = z.object({
  page: z._default(wholeNumber('Page', { min: 0, max: 1_000_000 }), 0),
  size: z._default(wholeNumber('Page size', { min: 1, max: 100 }), defaultPageSize),
  searchQuery: z._default(
    z
      .string('The search must be a single value')
      .check(z.trim(), z.maxLength(200, 'The search must not exceed 200 characters')),
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
  content: z.array(project),
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
    reply: z.array(project),
  },
  'GET /projects/user': {
    summary: 'List the projects you created or joined, newest first',
    reply: z.array(project),
  },
  'GET /users/{userId}/projects': {
    summary: 'List the projects a person created or joined, newest first',
    access: 'public',
    params: z.object({ userId: id }),
    reply: z.array(project),
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
    params: z.object({ projectId: id }),
    reply: project,
  },
} as const satisfies Contract;
