import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useMarkRead } from './queries.ts';
import { stateQuery } from './state.ts';

/** A button while something is unread. */
export function MarkAllRead() {
  const { data } = useQuery(stateQuery);
  const { mutate, isPending } = useMarkRead();
  // It keeps the focus after the last one is read, so it's only disabled and not removed.
  const isDone = !data || data.unread === 0;
  const markAll = () => {
    if (isDone) return;
    const onError = () => toast({ tone: 'error', title: 'Couldn’t mark them as read. Try again.' });
    mutate({ upTo: data.last }, { onError });
  };
  return (
    <Button variant="quiet" size="sm" busy={isPending} aria-disabled={isDone} onClick={markAll}>
      Mark all as read
    </Button>
  );
}
