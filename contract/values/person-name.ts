import * as z from 'zod/mini';
import { containsLink } from './text/contains-link.ts';
import { line } from './text/text.ts';

/** A name, such as a person's. It mustn't contain a link, because emails to others repeat it. */
export const personName = (label: string, bounds: { min?: number; max: number }) =>
  line(label, bounds).check(
    z.refine((value) => !containsLink(value), `${label} must not contain a link`),
  );
