import { useState } from 'react';
import type { Comment } from '#contract/board/comments.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import type { Place } from './place.ts';
import { useDeleteComment } from './use-change-comments.ts';

type DeleteCommentProps = { comment: Comment; place: Place };

/** Deletes a comment after a confirmation. */
export function DeleteComment({ comment, place }: DeleteCommentProps) {
  const { one: noun } = place.names;
  const [asking, setAsking] = useState(false);
  const remove = useDeleteComment(place);
  const confirm = () =>
    // Uses the promise, not mutation callbacks: a live update can unmount this component first.
    void remove.mutateAsync(comment.id).catch((error: unknown) => {
      setAsking(false);
      toastFailure(`Couldn’t delete the ${noun}`, error);
    });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        Delete<span className="sr-only"> {noun}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete this ${noun}?`}
        confirm={`Delete ${noun}`}
        busy={remove.isPending}
        onConfirm={confirm}
      >
        It disappears for everyone and can’t be restored.
      </ConfirmDialog>
    </>
  );
}
