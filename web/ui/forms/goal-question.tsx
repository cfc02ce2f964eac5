import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { type Goal, goals } from '#contract/values/vocabulary.ts';
import { goalNames } from '#web/lib/working-style-names.ts';
import { Question } from './question.tsx';

/** Asks what matters most, in a form with a `goal`. */
export function GoalQuestion() {
  const { control } = useFormContext<{ goal: Goal | '' }>();
  return (
    <Question title="What matters most to you?">
      <Controller
        name="goal"
        control={control}
        render={({ field: { value, onChange } }) => (
          <GoalChoice value={value} onChange={onChange} />
        )}
      />
    </Question>
  );
}

type GoalChoiceProps = { value: Goal | ''; onChange: (value: Goal | '') => void };

function GoalChoice({ value, onChange }: GoalChoiceProps) {
  const name = useId();
  return (
    <div className="flex flex-wrap gap-x-5">
      {(['', ...goals] as const).map((goal) => (
        <label key={goal} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            className="size-4.5 accent-accent"
            checked={value === goal}
            onChange={() => onChange(goal)}
          />
          {goal === '' ? 'No preference' : goalNames[goal]}
        </label>
      ))}
    </div>
  );
}
