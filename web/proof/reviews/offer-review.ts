import { call } from '#web/lib/api/api.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { requestReview } from './queries.ts';

type Finished = { id: number; projectId: number; title: string };

const [shownTeammates, shownSeconds] = [3, 15];

/** Offers to ask a teammate to look at a ticket that someone has just finished. */
export async function offerReview({ id: ticketId, projectId, title }: Finished) {
  const ids = { projectId, ticketId };
  const { teammates } = await call('GET /projects/{projectId}/tickets/{ticketId}/reviews', {
    params: { projectId: String(projectId), ticketId: String(ticketId) },
  });
  if (teammates.length === 0) return;
  toast({
    id: 'offer-review',
    title: `Ask a teammate to look at “${title}”?`,
    seconds: shownSeconds,
    choices: teammates.slice(0, shownTeammates).map(({ id, name }) => ({
      label: `Ask ${name}`,
      onPress: () => void ask(ids, { id, name }),
    })),
  });
}

async function ask(
  ids: Parameters<typeof requestReview>[0],
  { id, name }: { id: number; name: string },
) {
  try {
    await requestReview(ids, id);
    toast({ tone: 'success', title: `Asked ${name} to look at it`, seconds: 6 });
  } catch (error) {
    toast({
      tone: 'error',
      title: `Couldn’t ask ${name}`,
      description: getErrorMessage(error, 'Try again.'),
    });
  }
}
