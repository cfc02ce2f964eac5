import * as z from 'zod';

/** The values that properties of Open Badges 3.0 have. */
export const text = z.string();
export const moment = z.iso.datetime({ offset: true });

/** A set of types that has this one, and may have others. */
export const typed = (...names: string[]) =>
  z
    .array(z.string())
    .refine((types) => names.some((name) => types.includes(name)), `Its type isn’t ${names[0]}`);

/** One of these words, or one of somebody's own that says so. */
export const oneOf = (words: readonly string[]) =>
  z.union([z.enum(words), z.string().regex(/ext:[\w.|-]/)]);

export const language = z.string().regex(/^[a-z]{2,4}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/);
export const signature = z.string().regex(/^[\w-]+\.[\w-]*\.[\w-]+$/);
