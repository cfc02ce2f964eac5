import { invalidField } from '#server/platform/problem.ts';

/** The error for a file that can't be imported at all. */
export const fileRefused = (message: string) => invalidField('file', message);
