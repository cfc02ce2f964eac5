import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { secondStep } from '#contract/accounts/two-step.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';

export type Code = z.input<typeof secondStep>;

type SecondStepProps<Result> = {
  /** The person has set up an authenticator app. */
  hasApp: boolean;
  /** The passkey button, if the person has a passkey. */
  passkey: ReactNode;
  send: (code: Code) => Promise<Result>;
  onDone: (result: Result) => void;
  /** A button back to the first step. */
  back?: ReactNode;
};

/** Asks for the second step if two-step sign-in is on: a code or a passkey. */
export function SecondStep<Result>({
  hasApp,
  passkey,
  send,
  onDone,
  back,
}: SecondStepProps<Result>) {
  const check = useMutation({ mutationFn: send });
  const form = useForm<Code>({ resolver: zodResolver(secondStep), defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSend(form, ['code'], async (entered) => {
    onDone(await check.mutateAsync(entered));
  });
  const hint = hasApp
    ? 'The 6-digit code from your authenticator app, or one of your recovery codes.'
    : 'One of your recovery codes.';
  return (
    <div className="grid gap-4">
      <p className="text-soft">One more step to confirm it’s you.</p>
      {passkey}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure
          error={check.error}
          fields={['code']}
          fallback="Couldn’t check the code. Try again."
        />
        <Field
          label={hasApp ? 'Code' : 'Recovery code'}
          hint={hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" variant="primary" size="lg" busy={check.isPending}>
          {check.isPending ? 'Checking...' : 'Continue'}
        </Button>
      </form>
      {back}
    </div>
  );
}
