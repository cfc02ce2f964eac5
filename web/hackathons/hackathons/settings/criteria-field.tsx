import X from 'lucide-react/icons/x';
import { useFieldArray, useFormContext } from 'react-hook-form';
import {
  maxCriteria,
  maxCriterionName,
  maxWeight,
} from '#contract/hackathons/submission-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Question } from '#web/ui/forms/question.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { HackathonValues } from './hackathon-values.ts';

const weights = Array.from({ length: maxWeight }, (_, at) => ({
  value: at + 1,
  label: at === 0 ? 'Counts once' : at === 1 ? 'Counts twice' : `Counts ${at + 1} times`,
}));

/** What judges score, and how much each counts. */
export function CriteriaField() {
  const { register, control, formState } = useFormContext<HackathonValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'criteria' });
  const error = formState.errors.criteria;
  const message = error?.message ?? error?.root?.message;
  return (
    <Question
      title="What do judges score?"
      hint={`Up to ${maxCriteria}. You can change them until the end.`}
    >
      <ul className="grid grid-cols-1 gap-2">
        {fields.map(({ id }, at) => (
          <li key={id} className="flex flex-wrap items-start gap-2">
            <Field
              label={`Criterion ${at + 1}`}
              hideLabel
              className="min-w-0 flex-1 basis-40"
              maxLength={maxCriterionName}
              {...register(`criteria.${at}.name`)}
            />
            <div className="flex gap-2">
              <SelectField
                name={`criteria.${at}.weight`}
                control={control}
                label={`How much criterion ${at + 1} counts`}
                hideLabel

                options={weights}
              />
              <Button
                variant="quiet"
                aria-label={`Remove criterion ${at + 1}`}
                disabled={fields.length === 1}
                icon={<X aria-hidden className="size-4" />}
                onClick={() => remove(at)}
              />
            </div>
          </li>
        ))}
      </ul>
      {message && <p className="mt-1 text-sm font-medium text-red-ink">{message}</p>}
      {fields.length < maxCriteria && (
        <Button size="sm" className="mt-2" onClick={() => append({ name: '', weight: 1 })}>
          Add a criterion
        </Button>
      )}
    </Question>
  );
}
