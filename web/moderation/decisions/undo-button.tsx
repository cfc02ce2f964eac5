import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useUndo } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type UndoButtonProps = {
  decisionId: number;
  /** What the decision is about. */
  title: string;
  label?: string;
  /** What screen readers add to the label. */
  spoken?: string;
};

/** Undoes a decision, with a reason. */
export function UndoButton({
  decisionId,
  title,
  label = 'Undo',
  spoken = `the decision about ${title}`,
}: UndoButtonProps) {
  const [isUndoing, setIsUndoing] = useState(false);
  const { mutateAsync, error, isPending } = useUndo(decisionId);
  return (
    <>
      <Button size="sm" onClick={() => setIsUndoing(true)}>
        {label}
        <span className="sr-only"> {spoken}</span>
      </Button>
      {isUndoing && (
        <ReasonDialog
          title={`Undo the decision about ${title}?`}
          draft={`undo-${decisionId}`}
          confirm="Undo the decision"
          error={error}
          busy={isPending}
          onConfirm={mutateAsync}
          onClose={() => setIsUndoing(false)}
        />
      )}
    </>
  );
}
