import * as z from 'zod/mini';
import { atMost } from './text/text.ts';

/** The end of a hackathon's address. */
export const slug = z
  .string()
  .check(atMost(60, 'This isn’t a hackathon'), z.regex(/^[a-z0-9-]{1,60}$/));

/** The code of a hackathon as people type it; spaces, dashes and case don't matter. */
export const code = z.string('Enter the code').check(z.trim(), atMost(20, 'This code is too long'));
