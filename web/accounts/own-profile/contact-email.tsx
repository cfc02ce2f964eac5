import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import type { Profile } from '#contract/profiles/profiles.ts';
import { emailAddress } from '#contract/values/text/text.ts';
import { call } from '#web/lib/api/api.ts';
import { findFieldErrors } from '#web/lib/forms/field-errors.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { ConfirmationPending } from './confirmation-pending.tsx';
import { maskEmail } from './mask-email.ts';

const rules = z.object({ communicationEmail: emailAddress('Contact Email') });

type ContactEmailProps = { profile: Profile; onSaved: (profile: Profile) => void };

/** The contact email. It is saved right away, but only used after it is confirmed. */
export function ContactEmail({ profile, onSaved }: ContactEmailProps) {
  const save = useMutation({ mutationFn: saveContactEmail, onSuccess: onSaved });
  const saved = profile.communicationEmail;
  const { form, start } = useDraftedForm<z.infer<typeof rules>>({
    key: 'contact-email',
    saved: { communicationEmail: saved },
    resolver: zodResolver(rules),
  });
  const { isDirty, defaultValues } = form.formState;
  const follow = useEffectEvent((communicationEmail: string) => {
    if (!isDirty && communicationEmail !== defaultValues?.communicationEmail)
      start({ communicationEmail });
  });
  useEffect(() => follow(saved), [saved]);
  const submit = handleSend(form, ['communicationEmail'], async ({ communicationEmail }) => {
    await save.mutateAsync(communicationEmail);
    start({ communicationEmail });
  });
  const isAtField = findFieldErrors(save.error, ['communicationEmail']).length > 0;
  return (
    <Form onSubmit={submit} className="grid gap-4">
      {save.isSuccess && <Notice tone="success">Email updated successfully!</Notice>}
      {save.error && (
        <Notice tone="error">
          Failed to update email
          {isProblem(save.error) && save.error.message && !isAtField && <>. {save.error.message}</>}
        </Notice>
      )}
      {profile.loginMethod === 'email' && (
        <Field
          label="Login Email"
          hint="You sign in with it. It can’t be changed."
          readOnly
          value={maskEmail(profile.email)}
        />
      )}
      <Field
        label="Contact Email"
        type="email"
        required
        autoComplete="email"
        hint="Used for notifications and account communication"
        error={form.formState.errors.communicationEmail?.message}
        {...form.register('communicationEmail')}
      />
      {!profile.communicationEmailConfirmed && (
        <ConfirmationPending email={profile.communicationEmail} />
      )}
      <div>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save changes'}
        </Button>
      </div>
    </Form>
  );
}

/** Sends the whole current profile with only this field replaced (Specification, section 7). */
async function saveContactEmail(communicationEmail: string): Promise<Profile> {
  const profile = await call('GET /users/profile');
  return call('PUT /users/profile', { body: { ...profile, communicationEmail } });
}
