import { lazy, Suspense, useState } from 'react';
import { fullName } from '#contract/values/full-name.ts';
import type { ProjectWithRoles } from '#contract/teams/roles.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { usePerson } from './person-queries.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** Invites someone whose profile the person has found. */
export function InviteByProfile({ project }: { project: ProjectWithRoles }) {
  const [address, setAddress] = useDraft(`invited-profile-${project.id}`);
  const [error, setError] = useState<string>();
  const [person, setPerson] = useState<{ id: number; name: string }>();
  const find = usePerson();
  const submit = async () => {
    const id = /\/profile\/([1-9]\d{0,14})(?![\d/])/.exec(address)?.[1];
    if (!id) {
      setError('Paste the link to their profile, such as …/profile/42.');
      return;
    }
    try {
      const profile = await find.mutateAsync(Number(id));
      setPerson({ id: profile.id, name: fullName(profile) });
    } catch (problem) {
      setError(getErrorMessage(problem, 'Couldn’t find this person. Try again.'));
    }
  };
  return (
    <Form
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label="Link to their profile"
        hint="Or open someone’s profile and press “Invite to a team”."
        className="min-w-0 flex-1 basis-72"
        value={address}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setAddress(event.target.value);
        }}
      />
      <Button type="submit" className="mt-7" busy={find.isPending}>
        Invite
      </Button>
      <Suspense>
        {person && (
          <InviteDialog
            person={person}
            projects={[project]}
            onClose={() => {
              setPerson(undefined);
              setAddress('');
            }}
          />
        )}
      </Suspense>
    </Form>
  );
}
