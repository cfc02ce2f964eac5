import Check from 'lucide-react/icons/check';
import type { TicketReviews } from '#contract/proof/reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { type TicketIds, useRequestReview } from './queries.ts';

type AskTeammatesProps = { ids: TicketIds; teammates: TicketReviews['teammates'] };

/** Asks teammates to look at a ticket that you finished. */
export function AskTeammates({ ids, teammates }: AskTeammatesProps) {
  const request = useRequestReview(ids);
  return (
    <div className="mt-3">
      <p id="ask-teammates" className="mb-2 text-body text-soft">
        Ask a teammate to look at it:
      </p>
      <ul aria-labelledby="ask-teammates" className="flex flex-wrap gap-2">
        {teammates.map(({ id, name, isAsked }) => (
          <li key={id}>
            <Button
              size="sm"
              aria-disabled={isAsked}
              busy={request.isPending && request.variables === id}
              icon={isAsked && <Check aria-hidden className="size-4" />}
              onClick={() => {
                if (!isAsked) request.mutate(id);
              }}
            >
              {isAsked ? `Asked ${name}` : `Ask ${name}`}
            </Button>
          </li>
        ))}
      </ul>
      <Failure error={request.error} what="Couldn’t ask them" className="mt-2" />
    </div>
  );
}
