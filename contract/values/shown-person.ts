import * as z from 'zod/mini';

/** A person as they're shown beside what they wrote or did. `avatar` is the address of their photo. */
export const shownPerson = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
});
