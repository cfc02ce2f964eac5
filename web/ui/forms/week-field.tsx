import { useController, useFormContext } from 'react-hook-form';
import { type WeekTime, weekTimes } from '#contract/values/vocabulary.ts';
import { weekTimeNames } from '#web/lib/working-style-names.ts';

/** When someone has time, in a form with a `week`. Put it in a fieldset. */
export function WeekField() {
  const { control } = useFormContext<{ week: WeekTime[] }>();
  const { value, onChange } = useController({ name: 'week', control }).field;
  return (
    <div className="flex flex-wrap gap-x-5">
      {weekTimes.map((time) => (
        <label key={time} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={value.includes(time)}
            onChange={({ target }) =>
              onChange(
                weekTimes.filter((one) => (one === time ? target.checked : value.includes(one))),
              )
            }
          />
          {weekTimeNames[time]}
        </label>
      ))}
    </div>
  );
}
