import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isProblem } from '#web/lib/api/problem-error.ts';

/** The errors of a problem that belong to these fields of a form. */
export function findFieldErrors<Field extends string>(error: unknown, fields: readonly Field[]) {
  if (!isProblem(error)) return [];
  // The server names an entry of a list ("techStack.0"), the form only has the list.
  return fields.flatMap((field) => {
    const found = error.errors.find(
      (one) => one.field === field || one.field.startsWith(`${field}.`),
    );
    return found ? [{ field, message: found.message }] : [];
  });
}

/**
 * Shows the field errors of a problem on the form's fields and focuses the first one. Returns
 * whether any of them belongs to a field of the form.
 */
export function showFieldErrors<Form extends FieldValues>(
  error: unknown,
  {
    form,
    fields,
  }: { form: Pick<UseFormReturn<Form>, 'setError'>; fields: readonly FieldPath<Form>[] },
): boolean {
  const fieldErrors = findFieldErrors(error, fields);
  fieldErrors.forEach(({ field, message }, index) =>
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return fieldErrors.length > 0;
}
