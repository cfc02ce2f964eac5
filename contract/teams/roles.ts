import * as z from 'zod/mini';
import { labels, line } from '#contract/values/text/text.ts';
import { disciplines, roleLevels } from '#contract/values/vocabulary.ts';

/** The most places a role can have. */
const maxPlaces = 20;

const places = z
  .int('Spots must be a whole number')
  .check(
    z.minimum(1, 'A role needs at least 1 spot'),
    z.maximum(maxPlaces, `A role can have up to ${maxPlaces} spots`),
  );

/**
 * A role as a lead writes it. `id` is absent for a new one; without `discipline`, it's guessed from the
 * name. `skills`: at most 5. `mentors`: whether the team helps someone learn it.
 */
export const roleForm = z.object({
  id: z.optional(z.int()),
  name: line('Role', { min: 1, max: 50 }),
  discipline: z.optional(z.enum(disciplines, 'Choose a discipline from the list')),
  places: z._default(places, 1),
  skills: z._default(labels('Skill').check(z.maxLength(5, 'A role can have up to 5 skills')), []),
  level: z._default(z.enum(roleLevels, 'Choose a level from the list'), 'any'),
  mentors: z._default(z.boolean('Say whether the team helps someone learn this'), false),
});

export type RoleForm = z.output<typeof roleForm>;

/**
 * A role of a project. `free`: how many of its places nobody has taken. `freeSoon`: how many of its
 * members leave on a later day; people can already ask for their places.
 */
export const role = z.object({
  id: z.int(),
  name: z.string(),
  discipline: z.enum(disciplines),
  places: z.int(),
  free: z.int(),
  freeSoon: z.int(),
  skills: z.array(z.string()),
  level: z.enum(roleLevels),
  mentors: z.boolean(),
});
export type Role = z.output<typeof role>;

export type ProjectName = { id: number; name: string };

/** What forms need of a project to offer its roles. */
export type ProjectWithRoles = ProjectName & { roles: readonly Role[] };
