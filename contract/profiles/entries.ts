import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { atMost, line, text } from '#contract/values/text/text.ts';
import { entryKinds } from '#contract/values/vocabulary.ts';

const isMonth = (value: string) => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(value);

const form = z.object({
  title: line('Title', { min: 1, max: 100 }),
  organisation: line('Organization', { min: 1, max: 100 }),
  from: z
    .string('From is required')
    .check(
      z.minLength(1, 'From is required'),
      atMost(7, 'Enter a month like 2026-09'),
      z.refine(isMonth, 'Enter a month like 2026-09'),
    ),
  to: z._default(
    z.string('Enter a month like 2026-09, or leave it empty').check(
      atMost(7, 'Enter a month like 2026-09, or leave it empty'),
      z.refine(
        (value) => value === '' || isMonth(value),
        'Enter a month like 2026-09, or leave it empty',
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

/** The form of an experience or education. Months are `YYYY-MM`; an empty `to` means "until now". */
export const entryForm = form.check(inOrder);

const entryCreation = z
  .extend(form, { kind: z.enum(entryKinds, `Kind must be one of ${entryKinds.join(', ')}`) })
  .check(inOrder);

/** An experience or education, shown on the profile's Overview (not in the specification). */
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
    summary: 'Add an experience or education to your profile',
    body: entryCreation,
    reply: entry,
    status: 201,
    creates: true,
  },
  'PUT /users/entries/{entryId}': {
    summary: 'Change an experience or education',
    body: entryForm,
    reply: entry,
  },
  'DELETE /users/entries/{entryId}': {
    summary: 'Delete an experience or education',
    status: 204,
  },
} as const satisfies Contract;
