import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';
import { id, line, text } from './text.ts';
import { entryKinds } from './vocabulary.ts';

const isMonth = (value: string) => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(value);

const form = z.object({
  title: line('Title', { min: 1, max: 100 }),
  organisation: line('Organisation', { min: 1, max: 100 }),
  from: z
    .string('From is required')
    .check(
      z.minLength(1, 'From is required'),
      z.refine(isMonth, 'From must be a month, such as 2026-09'),
    ),
  to: z._default(
    z
      .string('To must be a month, such as 2026-09, or empty')
      .check(
        z.refine(
          (value) => value === '' || isMonth(value),
          'To must be a month, such as 2026-09, or empty',
        ),
      ),
    '',
  ),
  text: z._default(text('Text', { max: 2000 }), ''),
});

const inOrder = z.refine<{ from: string; to: string }>(
  (entry) => entry.to === '' || entry.from <= entry.to,
  { path: ['to'], error: 'To must not be before From' },
);

/** An experience or an education as it is typed; months are `YYYY-MM`, an empty `to` is "until now". */
export const entryForm = form.check(inOrder);

const entryCreation = z
  .extend(form, { kind: z.enum(entryKinds, `Kind must be one of ${entryKinds.join(', ')}`) })
  .check(inOrder);

/** One line of a person's background, shown on the Overview of their profile (beyond the specification). */
export const entry = z.object({
  id: z.int(),
  kind: z.enum(entryKinds),
  title: z.string(),
  organisation: z.string(),
  from: z.string(),
  to: z.string(),
  text: z.string(),
});
export type Entry = z.output<typeof entry>;

export const entries = {
  'POST /users/entries': {
    summary: 'Add an experience or an education to one’s profile',
    body: entryCreation,
    reply: entry,
    status: 201,
    creates: true,
  },
  'PUT /users/entries/{entryId}': {
    summary: 'Change an entry of one’s profile',
    params: z.object({ entryId: id }),
    body: entryForm,
    reply: entry,
  },
  'DELETE /users/entries/{entryId}': {
    summary: 'Remove an entry from one’s profile',
    params: z.object({ entryId: id }),
    status: 204,
  },
} as const satisfies Contract;
