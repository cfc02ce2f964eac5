import Check from 'lucide-react/icons/check';
import type { ForumThreadPage } from '#contract/gatherings/forum.ts';
import { Button } from '#web/ui/button.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useAcceptAnswer } from './queries.ts';

type AcceptAnswerProps = { thread: ForumThreadPage; postId: number; isFirst: boolean };

/** Marks the accepted answer, and lets who asked accept another one, or none. */
export function AcceptAnswer({ thread, postId, isFirst }: AcceptAnswerProps) {
  const accepting = useAcceptAnswer(thread.id);
  const isAccepted = thread.acceptedId === postId;
  const accept = (chosen: number | null) =>
    void accepting
      .mutateAsync(chosen)
      .catch((error: unknown) => toastFailure('Couldn’t accept the answer', error));
  if (isFirst) return null;
  return (
    <>
      {isAccepted && (
        <span className="flex items-center gap-1 px-2.5 text-sm font-semibold text-green-ink">
          <Check aria-hidden className="size-4" />
          Accepted answer
        </span>
      )}
      {thread.can.accept && (
        <Button
          size="sm"
          variant="quiet"
          busy={accepting.isPending}
          onClick={() => accept(isAccepted ? null : postId)}
        >
          {isAccepted ? 'Undo' : 'Accept answer'}
        </Button>
      )}
    </>
  );
}
