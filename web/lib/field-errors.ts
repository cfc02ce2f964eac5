import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isProblem } from '#web/lib/problem-error.ts';

/**
 * Puts what the server said about fields onto these fields and goes to the first of them; answers
 * whether it was about a field that the form has.
 */
export function showFieldErrors<Form extends FieldValues>(
  error: unknown,
  {
    form,
    fields,
  }: { form: Pick<UseFormReturn<Form>, 'setError'>; fields: readonly FieldPath<Form>[] },
): boolean {
  if (!isProblem(error)) return false;
  // The server names the entry of a list ("techStack.0"); the form knows the list.
  const placed = fields.flatMap((field) => {
    const found = error.errors.find(
      (one) => one.field === field || one.field.startsWith(`${field}.`),
    );
    return found ? [{ field, message: found.message }] : [];
  });
  placed.forEach(({ field, message }, index) =>
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return placed.length > 0;
}
