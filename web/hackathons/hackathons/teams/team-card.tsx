import { useDroppable } from '@dnd-kit/core';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { ProposedTeam, TeamReason } from '#contract/hackathons/proposals.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { Summary } from '#web/ui/text/summary.tsx';
import type { DragData } from './use-person-drag.ts';

type TeamCardProps = {
  team: ProposedTeam;
  /** What identifies it while dragging. */
  teamKey: string;
  /** Its points are being computed again. */
  isSaving: boolean;
  onRename: () => void;
  onWhole: () => void;
  children: ReactNode;
};

/** A proposed team: who is in it, and why they fit together. */
export function TeamCard({ team, teamKey, isSaving, onRename, onWhole, children }: TeamCardProps) {
  const { name, people, points, reasons, warnings, isWhole, projectId } = team;
  const { setNodeRef, isOver } = useDroppable({
    id: teamKey,
    data: { name } satisfies Pick<DragData, 'name'>,
  });
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      className={classNames(
        'flex h-full flex-col gap-2.5 rounded-lg border bg-surface p-3',
        isOver ? 'border-accent outline-1 outline-accent' : 'border-line',
      )}
    >
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="text-lg leading-snug wrap-anywhere">
            {name}
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft tabular-nums">
            {formatCount(people.length, 'person', 'people')}
            {projectId !== null && <Badge>Existing team</Badge>}
            {isWhole && <Badge tone="blue">Stays as it is</Badge>}
          </p>
        </div>
        <p
          className={classNames('shrink-0 text-right tabular-nums', isSaving && 'opacity-50')}
          title="Points of 100"
        >
          <span className="font-display text-xl font-semibold">{points}</span>
          <span className="text-caption text-soft"> of 100</span>
        </p>
        <MoreMenu
          label={`More actions for ${name}`}
          className="-mr-1"
          actions={[
            ...(projectId === null ? [{ label: 'Rename', onPress: onRename }] : []),
            {
              label: isWhole ? 'Let people join or leave it' : 'Keep the team as it is',
              onPress: onWhole,
            },
          ]}
        />
      </header>
      {children}
      <div className={classNames('grid gap-1.5', isSaving && 'opacity-50')}>
        {warnings.map((warning) => (
          <p key={warning} className="flex items-start gap-1.5 text-sm text-yellow-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {warning}
          </p>
        ))}
        <Reasons reasons={reasons} />
      </div>
    </section>
  );
}

/** In a sentence; the points of each on request. */
function Reasons({ reasons }: { reasons: readonly TeamReason[] }) {
  if (reasons.length === 0) return null;
  const known = reasons.filter(({ fits }) => fits !== 'unknown' && fits !== 'no');
  return (
    <details className="group text-sm text-soft">
      <Summary>{known.map(({ words }) => words).join(dot) || 'Why this team'}</Summary>
      <ul className="mt-1.5 grid gap-1 border-t border-line pt-1.5">
        {reasons.map(({ key, words, points, most }) => (
          <li key={key} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{words}</span>
            {most > 0 && (
              <span className="shrink-0 tabular-nums">
                {points} of {most}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
