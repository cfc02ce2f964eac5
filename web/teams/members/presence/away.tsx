import { useState } from 'react';
import { formatIsoDay, formatWeekday } from '#web/lib/formats/format-dates.ts';
import { useTabDraft } from '#web/lib/drafts/tab-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { useSetAway } from './queries.ts';

/** How many days ahead someone can say that they're away. */
const maxDays = 60;

type AwayProps = { projectId: number; awayUntil: string | null };

/** Lets someone say until when they're away, so that nobody asks about their tickets. */
export function Away({ projectId, awayUntil }: AwayProps) {
  const [{ first, last }] = useState(() => ({ first: dayFromNow(1), last: dayFromNow(maxDays) }));
  const [until, setUntil] = useTabDraft(`away-${projectId}`);
  const [isChoosing, setIsChoosing] = useState(until !== '');
  const [error, setError] = useState<string>();
  const save = useSetAway(projectId);
  const saveUntil = (day: string | null) => {
    if (day !== null && (day < first || day > last)) {
      setError('Choose a day within the next 60 days.');
      return;
    }
    save.mutate(day, {
      onSuccess: () => {
        setUntil('');
        setIsChoosing(false);
        toast({ tone: 'success', title: day ? 'Have a good time!' : 'Welcome back!' });
      },
    });
  };
  if (awayUntil !== null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-sm text-soft">
          You’re away until {formatWeekday(new Date(`${awayUntil}T12:00:00`))}
        </p>
        <Button size="sm" busy={save.isPending} onClick={() => saveUntil(null)}>
          I’m back
        </Button>
      </div>
    );
  if (!isChoosing)
    return (
      <Button size="sm" variant="quiet" className="-ml-2.5" onClick={() => setIsChoosing(true)}>
        I’ll be away for a while
      </Button>
    );
  return (
    <Form
      className="flex w-full flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        saveUntil(until);
      }}
    >
      <Field
        type="date"
        label="Away until"
        className="min-w-44 flex-1"
        error={error}
        min={first}
        max={last}
        autoFocus
        value={until}
        onChange={(event) => {
          setError(undefined);
          setUntil(event.target.value);
        }}
      />
      <Button onClick={() => setIsChoosing(false)}>Cancel</Button>
      <Button type="submit" variant="primary" busy={save.isPending}>
        Save
      </Button>
    </Form>
  );
}

function dayFromNow(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return formatIsoDay(day);
}
