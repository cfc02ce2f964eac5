import { useFormContext, useWatch } from 'react-hook-form';
import { findableDays } from '#contract/people/findable-days.ts';
import { TextArea } from '#web/ui/forms/field.tsx';
import { describeFindable } from './describe-findable.ts';
import type { PreferenceValues } from './preference-values.ts';

/** Whether teams may find the person, and what else they'd read. */
export function FindableFields({ findableUntil }: { findableUntil: string | null }) {
  const { register, control, formState } = useFormContext<PreferenceValues>();
  const findable = useWatch({ control, name: 'findable' });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4">
      <legend className="sr-only">Let teams find you</legend>
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0 accent-accent"
          aria-describedby="findable-hint"
          {...register('findable')}
        />
        <span>
          <span className="font-semibold">Let teams find me</span>
          <span id="findable-hint" className="block text-sm text-soft">
            For {findableDays} days, or until you join a team, leads see your profile and these
            answers, but not your email. {describeFindable(findableUntil)}
          </span>
        </span>
      </label>
      {findable && (
        <TextArea
          label="A note to teams (optional)"
          rows={3}
          maxLength={300}
          error={formState.errors.note?.message}
          {...register('note')}
        />
      )}
    </fieldset>
  );
}
