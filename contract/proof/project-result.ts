import * as z from 'zod/mini';

/**
 * What a project's team reached in a hackathon. `place` is null if it took part without one, and `prize` is
 * empty then.
 */
export const projectResult = z.object({
  id: z.int(),
  place: z.nullable(z.int()),
  prize: z.string(),
  hackathon: z.object({ slug: z.string(), name: z.string() }),
});
export type ProjectResult = z.output<typeof projectResult>;
