import { useState } from 'react';
import type { ReportedCase } from '#contract/moderation/decisions.ts';
import type { DecisionAct } from '#contract/values/vocabulary.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { nameAct, nameActButton } from './act-names.ts';
import { useDecide } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const lengths = [
  { value: 1, label: '1 day' },
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
  { value: null, label: 'For good' },
];

type DecideDialogProps = Pick<ReportedCase, 'subject' | 'title' | 'acts' | 'person'> & {
  /** It's decided without waiting for a report. */
  isUnreported?: boolean;
  onClose: () => void;
};

/** Decides about something. */
export function DecideDialog({
  subject,
  title,
  acts,
  person,
  isUnreported = false,
  onClose,
}: DecideDialogProps) {
  const [act, setAct] = useState<DecisionAct | null>(null);
  const [days, setDays] = useState<number | null>(7);
  const { mutateAsync, error, isPending } = useDecide();
  return (
    <ReasonDialog
      title={`Take action on ${title}`}
      draft={`decision-${subject.kind}-${subject.id}`}
      confirm={act ? nameActButton(act, subject.kind) : 'Take action'}
      error={error}
      busy={isPending}
      {...(isUnreported && {
        hint: 'We email this to the person and keep it in the log.',
      })}
      onConfirm={(reason) =>
        // The server answers if nothing is chosen.
        mutateAsync({
          subject,
          act: act!,
          reason,
          days: act === 'suspend' ? days : null,
          isUnreported,
        })
      }
      onClose={onClose}
      values={{ act }}
      renderFields={(errorOf) => (
        <>
          <Select<DecisionAct | null>
            label="Action"
            error={errorOf('act')}
            value={act}
            onChange={setAct}
            options={[
              { value: null, label: 'Choose an action' },
              ...acts.map((value) => ({
                value,
                label: nameAct(value, { kind: subject.kind, name: person?.name }),
              })),
            ]}
          />
          {act === 'suspend' && (
            <Select
              label="For how long"
              hint="We sign them out right away, hand their projects to their teams, and cancel their open requests and invitations."
              value={days}
              onChange={setDays}
              options={lengths}
            />
          )}
        </>
      )}
    />
  );
}
