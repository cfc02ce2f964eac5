import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dot } from '#web/lib/formats/dot.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { mergesQuery, useMerge } from './queries.ts';

type Team = { projectId: number; name: string; people: number };

/** Teams that are too small, and where their people could go. Nothing while there are none. */
export function MergeTeams({ slug }: { slug: string }) {
  const { data } = useQuery(mergesQuery(slug));
  const [asked, setAsked] = useState<{ from: Team; into: Team }>();
  const merge = useMerge(slug);
  if (!data?.length) return null;
  const confirm = ({ from, into }: { from: Team; into: Team }) =>
    merge.mutate(
      { from: from.projectId, into: into.projectId },
      {
        onSuccess: () => toast({ tone: 'success', title: `Merged ${from.name} into ${into.name}` }),
        onError: (error) => toastFailure('Couldn’t merge the teams', error),
        onSettled: () => setAsked(undefined),
      },
    );
  return (
    <section aria-labelledby="merges" className="grid grid-cols-1 gap-3">
      <h2 id="merges" className="text-xl">
        Small teams
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {data.map(({ from, into, reasons }) => (
          <li
            key={from.projectId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p>
                <strong>{from.name}</strong> has only {formatCount(from.people, 'person', 'people')}
                . It could merge into <strong>{into.name}</strong>, which has {into.people}.
              </p>
              <p className="text-sm text-soft">
                {reasons
                  .filter(({ fits }) => fits === 'yes')
                  .map(({ words }) => words)
                  .join(dot)}
              </p>
            </div>
            <Button
              size="sm"
              aria-label={`Merge ${from.name} into ${into.name}`}
              onClick={() => setAsked({ from, into })}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          onOpenChange={() => setAsked(undefined)}
          title={`Merge ${asked.from.name} into ${asked.into.name}?`}
          confirm="Merge teams"
          tone="primary"
          busy={merge.isPending}
          onConfirm={() => confirm(asked)}
        >
          Everyone from {asked.from.name} moves to {asked.into.name}, and {asked.from.name} is
          complete. This can’t be undone.
        </ConfirmDialog>
      )}
    </section>
  );
}
