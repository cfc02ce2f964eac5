import { useId } from 'react';
import { type Goal, goals } from '#contract/vocabulary.ts';
import { goalNames } from '#web/lib/working-style-names.ts';

type GoalFieldProps = { value: Goal | null; onChange: (value: Goal | null) => void };

/** What matters most to someone. Put it in a fieldset. */
export function GoalField({ value, onChange }: GoalFieldProps) {
  const name = useId();
  return (
    <div className="flex flex-wrap gap-x-5">
      {[null, ...goals].map((goal) => (
        <label key={goal} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            className="size-4.5 accent-accent"
            checked={value === goal}
            onChange={() => onChange(goal)}
          />
          {goal === null ? 'No preference' : goalNames[goal]}
        </label>
      ))}
    </div>
  );
}
