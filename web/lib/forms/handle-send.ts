import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from './field-errors.ts';

/** Handles the sending of a form, which shows on its fields what the server refuses about them. */
export const handleSend = <Form extends FieldValues, Sent>(
  form: Pick<UseFormReturn<Form, unknown, Sent>, 'handleSubmit' | 'setError'>,
  fields: readonly FieldPath<Form>[],
  send: (values: Sent) => Promise<void>,
) =>
  form.handleSubmit((values) =>
    send(values).catch((error: unknown) => void showFieldErrors(error, { form, fields })),
  );
