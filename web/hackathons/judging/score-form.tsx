import type { Judging, Judgement } from '#contract/hackathons/judging.ts';
import { maxJudgeNote, scores as possibleScores } from '#contract/hackathons/submission-limits.ts';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { useJudge } from './queries.ts';

/** The scores as texts, because that's what radio buttons hold. An empty one isn't chosen yet. */
type ScoreValues = { scores: string[]; note: string };

type ScoreFormProps = {
  slug: string;
  personId: number;
  judgement: Judgement;
  criteria: Judging['criteria'];
};

/** Scores one submission. What is chosen and typed is kept until it's saved. */
export function ScoreForm({ slug, personId, judgement, criteria }: ScoreFormProps) {
  const { projectId, title } = judgement;
  const { form, start } = useDraftedForm<ScoreValues>({
    key: `judgement-${personId}-${projectId}`,
    saved: valuesOf(judgement, criteria),
  });
  const judge = useJudge({ slug, projectId });
  const send = form.handleSubmit(async ({ scores, note }) => {
    try {
      await judge.mutateAsync({ scores: scores.map(Number), note });
      start({ scores, note });
      toast({ tone: 'success', title: `Saved your scores for ${title}` });
    } catch {
      // Shown below.
    }
  });
  const { errors } = form.formState;
  return (
    <Form onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-4 pt-2">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {criteria.map(({ name, weight }, at) => (
          <fieldset key={name}>
            <legend className="mb-1 text-sm font-semibold">
              {name}
              {weight > 1 && (
                <span className="font-normal text-soft">
                  {' '}
                  · counts {weight === 2 ? 'twice' : `${weight} times`}
                </span>
              )}
            </legend>
            <div className="flex gap-1">
              {possibleScores.map((value) => (
                <label
                  key={value}
                  className={classNames(
                    'relative grid size-10 cursor-pointer place-items-center rounded-md border font-semibold tabular-nums hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:size-11',
                    errors.scores?.[at] ? 'border-red-ink' : 'border-edge',
                  )}
                >
                  <input
                    type="radio"
                    value={value}
                    className="absolute inset-0 cursor-pointer opacity-0"
                    {...form.register(`scores.${at}`, { required: 'Choose a score from 1 to 5' })}
                  />
                  {value}
                </label>
              ))}
            </div>
            {errors.scores?.[at] && (
              <p className="mt-1 text-sm font-medium text-red-ink">{errors.scores[at].message}</p>
            )}
          </fieldset>
        ))}
      </div>
      <TextArea
        label="Note for the organizers (optional)"
        rows={2}
        maxLength={maxJudgeNote}
        {...form.register('note')}
      />
      <FormFailure
        error={judge.error}
        fields={[]}
        fallback="Couldn’t save your scores. Try again."
      />
      <Button type="submit" variant="primary" busy={judge.isPending} className="justify-self-start">
        {judge.isPending ? 'Saving...' : 'Save scores'}
        <span className="sr-only"> for {title}</span>
      </Button>
    </Form>
  );
}

const valuesOf = ({ scores, note }: Judgement, criteria: Judging['criteria']): ScoreValues => ({
  scores: criteria.map((_, at) => (scores === null ? '' : String(scores[at]))),
  note,
});
