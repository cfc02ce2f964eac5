import { week } from '#contract/values/durations.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { OwnSignUp } from '#contract/hackathons/hackathon-people.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { TeamPreferences } from '#contract/people/preferences.ts';
import { hasSignedUp } from '#web/hackathons/hackathons/has-signed-up.ts';
import { isBrief } from '#web/hackathons/hackathons/is-brief.ts';
import { isFull } from '#web/hackathons/hackathons/is-full.ts';
import { peopleQuery, useSignUp } from '#web/hackathons/hackathons/queries.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { MaybeFolded } from './maybe-folded.tsx';
import { formOf, type SignUpValues, valuesOf } from './sign-up-values.ts';
import { focusFirstError, MainQuestions, OtherQuestions } from './sign-up-questions.tsx';

const fields = [
  'disciplines',
  'level',
  'hours',
  'week',
  'goal',
  'languages',
  'withIds',
  'note',
] as const;

type SignUpProps = {
  hackathon: Hackathon;
  personId: number;
  /** What the person looks for in a team, which fills in the answers. */
  preferences: TeamPreferences | undefined;
  /** From the link, for a hackathon that isn't listed. */
  code: string | undefined;
  onSaved: (own: OwnSignUp) => void;
  onCancel?: (() => void) | undefined;
};

/** Signs up for a hackathon, or changes the answers. What's typed is kept until it's sent. */
export function SignUp({ hackathon, personId, preferences, code, onSaved, onCancel }: SignUpProps) {
  const { slug, own, can } = hackathon;
  const known = { own, preferences };
  const [draft] = useState({ key: `hackathon-${slug}-${personId}`, empty: valuesOf(known) });
  const form = useForm<SignUpValues>({
    defaultValues: readFormDraft(draft),
    // Some questions have several controls.
    shouldFocusError: false,
  });
  useFormDraft(form, draft);
  const save = useSignUp(slug);
  const { data } = useQuery({ ...peopleQuery(slug), enabled: can.seePeople });
  const send = handleSend(form, fields, async (values) => {
    const saved = await save.mutateAsync(formOf(values, { known, code }));
    deleteFormDraft(draft);
    onSaved(saved);
  });
  const { submitCount, isSubmitting } = form.formState;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstError();
  }, [submitCount, isSubmitting]);
  const cancel = () => {
    deleteFormDraft(draft);
    onCancel?.();
  };
  const action =
    own?.state === 'signed_up'
      ? 'Save answers'
      : isFull(hackathon)
        ? 'Join the waiting list'
        : 'Sign up';
  return (
    <FormProvider {...form}>
      <Form onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-6">
        <MainQuestions />
        <MaybeFolded isFolded={isBrief(hackathon) && !hasSignedUp(own)}>
          <OtherQuestions
            people={wishable({
              people: data?.people.filter(({ state }) => state !== 'removed') ?? [],
              personId,
              own,
            })}
            isShort={isShort(hackathon)}
          />
          <TextArea
            label="Anything your team should know? (optional)"
            rows={2}
            maxLength={300}
            error={form.formState.errors.note?.message}
            {...form.register('note')}
          />
        </MaybeFolded>
        <div className="grid grid-cols-1 gap-1">
          <Check label="Find me a team" input={form.register('wantsTeam')} />
          <Check
            label="People here can see my name and these answers while I look for a team"
            input={form.register('isShown')}
          />
        </div>
        <FormFailure
          error={save.error}
          fields={fields}
          fallback="Couldn’t save your answers. Try again."
        />
        <p className="text-sm text-soft">
          By taking part, you agree to our{' '}
          <Link to={paths.conduct} className="link">
            Code of Conduct
          </Link>
          .
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" size="lg" busy={save.isPending}>
            {save.isPending ? 'Saving...' : action}
          </Button>
          {onCancel && (
            <Button size="lg" onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
      </Form>
    </FormProvider>
  );
}

const isShort = ({ startsAt, endsAt }: Hackathon) =>
  Date.parse(endsAt) - Date.parse(startsAt) < week;

type Wishable = {
  people: readonly { id: number; name: string }[];
  personId: number;
  own: OwnSignUp | null;
};

/** Everyone they see, and whom they chose before, who may not be shown anymore. */
function wishable({ people, personId, own }: Wishable) {
  const chosen = own?.with.filter(({ id }) => people.every((person) => person.id !== id)) ?? [];
  return [...people, ...chosen]
    .filter(({ id }) => id !== personId)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

type CheckProps = { label: ReactNode; input: React.ComponentProps<'input'> };

const Check = ({ label, input }: CheckProps) => (
  <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
    <input type="checkbox" className="size-4 shrink-0 accent-accent" {...input} />
    {label}
  </label>
);
