import { useFormContext } from 'react-hook-form';
import { zoneTimeName } from './event-zones.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { moveEnd } from './event-form-times.ts';

/** When an event or a meeting starts and ends. The end moves with the start. */
export function EventTimes({ timeZone }: { timeZone: string }) {
  const { register, getValues, setValue, formState } = useFormContext<{
    startsAt: string;
    endsAt: string;
  }>();
  const { errors } = formState;
  const { onChange, ...start } = register('startsAt');
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field
        label="Starts"
        type="datetime-local"
        hint={`In ${zoneTimeName(timeZone)}`}
        error={errors.startsAt?.message}
        onChange={(event) => {
          const end = moveEnd(getValues(), event.target.value);
          if (end !== getValues('endsAt')) setValue('endsAt', end, { shouldDirty: true });
          void onChange(event);
        }}
        {...start}
      />
      <Field
        label="Ends"
        type="datetime-local"
        error={errors.endsAt?.message}
        {...register('endsAt')}
      />
    </div>
  );
}
