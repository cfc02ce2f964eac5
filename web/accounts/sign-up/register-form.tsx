import { useForm, useWatch } from 'react-hook-form';
import { registration } from '#contract/accounts/sign-up.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { paths } from '#web/lib/paths.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NewPasswordFields } from '#web/accounts/passwords/new-password-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { type Registration, useRegistration } from './queries.ts';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';

const fields = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const;

/** Survives a reload. Passwords are never kept. */
const draft = {
  key: 'registration',
  empty: { firstName: '', lastName: '', email: '' },
  inTab: true,
};

export type Registered = Pick<Registration, 'firstName' | 'lastName' | 'email'>;

/** Registers with an email address, which the person then confirms with an emailed link. */
export function RegisterForm({
  next,
  registered,
  onRegistered,
}: {
  /** Where to go after confirming the address. */
  next: string;
  /** Who has just registered, to change the address. */
  registered: Registered | undefined;
  onRegistered: (registered: Registered) => void;
}) {
  const registering = useRegistration();
  const form = useForm<Registration>({
    resolver: zodResolver(registration),
    defaultValues: {
      ...readFormDraft(draft),
      ...registered,
      password: '',
      confirmPassword: '',
    },
  });
  useFormDraft(form, draft);
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const register = handleSend(form, fields, async (entered) => {
    await registering.mutateAsync({ ...entered, ...(next !== paths.home && { next }) });
    deleteFormDraft(draft);
    const { firstName, lastName, email } = entered;
    onRegistered({ firstName, lastName, email });
  });
  return (
    <form onSubmit={register} noValidate className="grid gap-4">
      <FormFailure
        error={registering.error}
        fields={fields}
        fallback="Failed to register. Please try again."
      />
      <NameFields
        firstName={form.register('firstName')}
        lastName={form.register('lastName')}
        errors={errors}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        // Only when the form opens to change the address, not just after registering.
        autoFocus={registered !== undefined}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <NewPasswordFields
        password={password}
        labels={{ password: 'Password', repetition: 'Confirm Password' }}
        register={form.register}
        errors={errors}
      />
      <Button type="submit" variant="primary" size="lg" busy={registering.isPending}>
        {registering.isPending ? 'Registering...' : 'Register'}
      </Button>
    </form>
  );
}
