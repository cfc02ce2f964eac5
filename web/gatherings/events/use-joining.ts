import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useJoinEvent } from './queries.ts';

/** Joins an event or leaves it, and says what came of it: it may have been full by then. */
export function useJoining({ id, title }: { id: number; title: string }, onDone?: () => void) {
  const { mutateAsync, isPending } = useJoinEvent(id);
  const join = async (going: boolean) => {
    try {
      const { state } = await mutateAsync(going);
      const [tone, text] = outcomes[state ?? 'declined'];
      toast({ tone, title: `${text} ${title}`, id: `event-${id}` });
      onDone?.();
    } catch (error) {
      toastFailure(going ? `You didn’t join ${title}` : `You didn’t leave ${title}`, error);
    }
  };
  return { join: (going: boolean) => void join(going), isPending };
}

const outcomes = {
  going: ['success', 'You’re going to'],
  waiting: ['info', 'You’re on the waiting list for'],
  declined: ['info', 'You’re not going to'],
} as const;
