import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Select } from './select.tsx';

type SelectFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  control: Control<Values>;
  options: readonly { value: string | number | null; label: string }[];
} & Omit<ComponentProps<typeof Select>, 'name' | 'value' | 'onChange' | 'options' | 'error'>;

/** A dropdown that is a field of a form. */
export function SelectField<Values extends FieldValues>({
  name,
  control,
  ...select
}: SelectFieldProps<Values>) {
  const { field, fieldState } = useController({ name, control });
  return <Select {...select} {...field} error={fieldState.error?.message} />;
}
