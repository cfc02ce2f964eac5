import { useState } from 'react';
import type { ReportedCase } from '#contract/decisions.ts';
import type { DecisionAct } from '#contract/vocabulary.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { actNames } from './act-names.ts';
import { useDecide } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const lengths = [
  { value: 1, label: '1 day' },
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
  { value: null, label: 'For good' },
];

type DecideDialogProps = { reported: ReportedCase; onClose: () => void };

/** Decides about what was reported. */
export function DecideDialog({ reported, onClose }: DecideDialogProps) {
  const { subject, title, acts, person } = reported;
  const [act, setAct] = useState<DecisionAct>('none');
  const [days, setDays] = useState<number | null>(7);
  const { mutateAsync, error, isPending } = useDecide();
  return (
    <ReasonDialog
      title={`Decide about ${title}`}
      draft={`decision-${subject.kind}-${subject.id}`}
      confirm="Decide"
      error={error}
      busy={isPending}
      onConfirm={(reason) =>
        mutateAsync({ subject, act, reason, days: act === 'suspend' ? days : null })
      }
      onClose={onClose}
    >
      <Select
        label="Decision"
        value={act}
        onChange={setAct}
        options={acts.map((value) => ({
          value,
          label: value === 'suspend' && person ? `Suspend ${person.name}` : actNames[value],
        }))}
      />
      {act === 'suspend' && (
        <Select
          label="For how long"
          hint="They’re signed out at once. Their projects pass on, and their open requests and invitations end."
          value={days}
          onChange={setDays}
          options={lengths}
        />
      )}
    </ReasonDialog>
  );
}
