import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';

type NameFieldsProps = {
  register: (field: 'firstName' | 'lastName') => UseFormRegisterReturn;
  errors: FieldErrors<{ firstName: string; lastName: string }>;
};

/** First and last name, side by side where there is room. */
export const NameFields = ({ register, errors }: NameFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field
      label="First Name"
      autoComplete="given-name"
      error={errors.firstName?.message}
      {...register('firstName')}
    />
    <Field
      label="Last Name"
      autoComplete="family-name"
      error={errors.lastName?.message}
      {...register('lastName')}
    />
  </div>
);
