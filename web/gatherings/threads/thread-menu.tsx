import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';

type State = { isPinned: boolean; isClosed: boolean };

type ThreadMenuProps = State & {
  can: { change: boolean; manage: boolean; remove: boolean };
  /** What changing it is called. */
  changeLabel: string;
  onChange: () => void;
  set: (state: State) => Promise<unknown>;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
};

/** What few people do with a thread: changing, pinning, closing and deleting it. Nothing for others. */
export function ThreadMenu(props: ThreadMenuProps) {
  const { isPinned, isClosed, can, changeLabel, onChange, set, remove, onDeleted } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const fail = (failure: string) => (error: unknown) => toastFailure(failure, error);
  const change = (state: Partial<State>) =>
    void set({ isPinned, isClosed, ...state }).catch(fail('Couldn’t change the discussion'));
  const confirm = () => {
    setIsDeleting(true);
    void remove()
      .then(onDeleted, fail('Couldn’t delete the discussion'))
      .finally(() => {
        setIsDeleting(false);
        setIsAsking(false);
      });
  };
  const actions = [
    ...(can.change ? [{ label: changeLabel, onPress: onChange }] : []),
    ...(can.manage
      ? [
          { label: isPinned ? 'Unpin' : 'Pin', onPress: () => change({ isPinned: !isPinned }) },
          { label: isClosed ? 'Reopen' : 'Close', onPress: () => change({ isClosed: !isClosed }) },
        ]
      : []),
    ...(can.remove
      ? [{ label: 'Delete', tone: 'danger' as const, onPress: () => setIsAsking(true) }]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <MoreMenu label="More actions for the discussion" actions={actions} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this discussion?"
        confirm="Delete discussion"
        busy={isDeleting}
        onConfirm={confirm}
      >
        It disappears for everyone and can’t be restored.
      </ConfirmDialog>
    </>
  );
}
