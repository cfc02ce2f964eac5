import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/** Registers fields of a form, with their errors. */
export const fieldsOf =
  <Values extends FieldValues>({ register, formState: { errors } }: UseFormReturn<Values>) =>
  <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => {
    const error: FieldError | undefined = get(errors, name);
    return { ...register(name, options), error: error?.message };
  };
