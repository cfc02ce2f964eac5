import { call } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { requestReview } from './queries.ts';

type Finished = { id: number; projectId: number };

const shownSeconds = 15;

/** Offers to ask a teammate to look at a ticket that someone has just finished. */
export async function offerReview({ id: ticketId, projectId }: Finished) {
  const ids = { projectId, ticketId };
  const { teammates } = await call('GET /projects/{projectId}/tickets/{ticketId}/reviews', {
    params: { projectId: String(projectId), ticketId: String(ticketId) },
  });
  const [teammate] = teammates;
  if (!teammate) return;
  toast({
    id: 'offer-review',
    tone: 'success',
    title: `Finished. Ask ${teammate.name} to review it?`,
    seconds: shownSeconds,
    action: { label: 'Ask', onPress: () => void ask(ids, teammate) },
  });
}

async function ask(
  ids: Parameters<typeof requestReview>[0],
  { id, name }: { id: number; name: string },
) {
  try {
    await requestReview(ids, id);
    toast({ tone: 'success', title: `Asked ${name} to review it`, seconds: 6 });
  } catch (error) {
    toastFailure(`Couldn’t ask ${name}`, error);
  }
}
