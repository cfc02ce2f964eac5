import { ProblemError } from '#web/lib/api/problem-error.ts';

type FieldError = { field: string; message: string };

/** The same as when the server refuses fields, for what only the form can know. */
export function refuseFields(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first)
    throw new ProblemError({
      status: 400,
      code: 'invalid_input',
      message: first.message,
      errors: [...errors],
    });
}
