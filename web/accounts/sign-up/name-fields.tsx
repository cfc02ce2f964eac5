import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#web/ui/forms/field.tsx';

type NameFieldsProps = {
  /** Registered by the form, in page order, so that it focuses the first invalid field. */
  firstName: UseFormRegisterReturn;
  lastName: UseFormRegisterReturn;
  errors: FieldErrors<{ firstName: string; lastName: string }>;
};

/** First and last name, side by side where there is room. */
export const NameFields = ({ firstName, lastName, errors }: NameFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field
      label="First Name"
      autoComplete="given-name"
      error={errors.firstName?.message}
      {...firstName}
    />
    <Field
      label="Last Name"
      autoComplete="family-name"
      error={errors.lastName?.message}
      {...lastName}
    />
  </div>
);
