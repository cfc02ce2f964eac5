import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useJoinEvent } from './queries.ts';

/** Joins an event or leaves it, and says what came of it: it may have been full by then. */
export function useJoining({ id, title }: { id: number; title: string }) {
  const { mutate, isPending } = useJoinEvent(id);
  const join = (going: boolean) =>
    mutate(going, {
      onSuccess: ({ state }) => {
        const [tone, text] = outcomes[state ?? 'declined'];
        toast({ tone, title: `${text} ${title}`, id: `event-${id}` });
      },
      onError: (error) =>
        toast({
          tone: 'error',
          title: going ? `You didn’t join ${title}` : `You didn’t leave ${title}`,
          description: getErrorMessage(error, 'Try again.'),
        }),
    });
  return { join, isPending };
}

const outcomes = {
  going: ['success', 'You’re going to'],
  waiting: ['info', 'You’re on the waiting list for'],
  declined: ['info', 'You left'],
} as const;
