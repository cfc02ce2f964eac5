import { type WeekTime, weekTimes } from '#contract/values/vocabulary.ts';
import { weekTimeNames } from '#web/lib/working-style-names.ts';

type WeekFieldProps = { value: readonly WeekTime[]; onChange: (value: WeekTime[]) => void };

/** When someone has time. Put it in a fieldset. */
export const WeekField = ({ value, onChange }: WeekFieldProps) => (
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
