import * as z from 'zod/mini';

/** A list that's checked entry by entry. The check ends at the first wrong one, however many there are. */
export const listOf = <Schema extends z.ZodMiniType>(entry: Schema) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries: unknown[], { issues }): z.output<Schema>[] => {
      const read: z.output<Schema>[] = [];
      for (const [index, one] of entries.entries()) {
        const { success, data } = z.safeParse(entry, one);
        if (!success) {
          issues.push({ code: 'custom', input: one, path: [index] });
          return z.NEVER;
        }
        read.push(data);
      }
      return read;
    }),
  );
