import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Summary } from '#web/ui/text/summary.tsx';
import { eventFields, type EventValues, programFields } from './event-values.ts';

const texts = {
  mentors: { label: 'Mentors', hint: 'One per line: name, expertise' },
  speakers: { label: 'Speakers', hint: 'One per line: name, topic' },
  activities: { label: 'Activities', hint: 'One per line' },
  sponsors: { label: 'Sponsors', hint: 'One per line' },
};

/** What only some events have, closed until someone opens it or an error is in it. */
export function ProgramFields() {
  const { register, formState, setFocus } = useFormContext<EventValues>();
  const { errors } = formState;
  const [isOpen, setOpen] = useState(false);
  const wrong = programFields.find((name) => errors[name]);
  const isFirst = eventFields.find((name) => errors[name]) === wrong;
  // It couldn't have the focus while it was closed.
  useEffect(() => {
    if (wrong && isFirst) setFocus(wrong);
  }, [wrong, isFirst, setFocus]);
  return (
    <details
      open={isOpen || wrong !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group"
    >
      <Summary isLink>Program</Summary>
      <div className="mt-3 grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {programFields.map((name) => (
          <TextArea
            key={name}
            {...texts[name]}
            rows={3}
            error={errors[name]?.message}
            {...register(name)}
          />
        ))}
      </div>
    </details>
  );
}
