import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeliveryState } from '#contract/board/repositories.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Badge, type Tone } from '#web/ui/text/badge.tsx';
import { Summary } from '#web/ui/text/summary.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { deliveriesQuery } from './queries.ts';

const states: Record<DeliveryState, { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'yellow' },
  done: { label: 'Done', tone: 'green' },
  ignored: { label: 'Ignored', tone: 'grey' },
  failed: { label: 'Failed', tone: 'red' },
};

/** The last deliveries and what became of them. Loaded when opened. */
export function Deliveries({ projectId }: { projectId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useQuery({
    ...deliveriesQuery(projectId),
    enabled: isOpen,
    refetchInterval: 10_000,
  });
  return (
    <details className="group" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary className="py-1 font-semibold pointer-coarse:py-3">Latest deliveries</Summary>
      {isError && !data && (
        <LoadFailure onRetry={refetch}>Couldn’t load the deliveries.</LoadFailure>
      )}
      {isOpen && !data && !isError && <Loading className="py-4!" />}
      {data?.length === 0 && <p className="mt-1 text-soft">Nothing has arrived yet.</p>}
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {data?.map(({ id, event, status, outcome, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2 text-sm">
            <Badge tone={states[status].tone}>{states[status].label}</Badge>
            <span className="font-medium wrap-anywhere">{event}</span>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere text-soft">{outcome}</span>
            <TimeAgo iso={at} className="whitespace-nowrap text-soft" />
          </li>
        ))}
      </ul>
    </details>
  );
}
