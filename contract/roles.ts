import * as z from 'zod/mini';
import { disciplines, roleLevels } from './vocabulary.ts';

/** A role of a project. `free`: how many of its places nobody has taken. */
export const role = z.object({
  id: z.int(),
  name: z.string(),
  discipline: z.enum(disciplines),
  places: z.int(),
  free: z.int(),
  skills: z.array(z.string()),
  level: z.enum(roleLevels),
  mentors: z.boolean(),
});
export type Role = z.output<typeof role>;
