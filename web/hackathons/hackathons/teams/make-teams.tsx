import Shuffle from 'lucide-react/icons/shuffle';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { Proposal } from '#contract/hackathons/proposals.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { toggleApart } from './arrangement.ts';
import { ProposalBoard } from './proposal-board.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { usePropose } from './queries.ts';
import { useArrangement } from './use-arrangement.ts';

type MakeTeamsProps = { hackathon: Hackathon; proposal: Proposal; onPublished: () => void };

/** A proposal to change until it's right, and then to publish. */
export function MakeTeams({ hackathon, proposal, onPublished }: MakeTeamsProps) {
  const { slug } = hackathon;
  const { shown, isSaving, change, remember, canUndo, undo } = useArrangement(slug, proposal);
  const propose = usePropose(slug);
  const [isPublishing, setPublishing] = useState(false);
  const isBusy = isSaving || propose.isPending;
  const tryAnother = () => {
    remember();
    propose.mutate(shown, {
      onError: (error) => toastFailure('Couldn’t propose new teams', error),
    });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <output className="min-w-0 flex-1 basis-60 text-soft">{describeTeams(shown)}</output>
        <Button
          icon={<Undo2 aria-hidden className="size-4" />}
          aria-disabled={!canUndo}
          onClick={undo}
        >
          Undo
        </Button>
        <Button
          icon={<Shuffle aria-hidden className="size-4" />}
          busy={isBusy}
          onClick={tryAnother}
        >
          Try another
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => setPublishing(true)}>
          Publish teams
        </Button>
      </div>
      {shown.warnings.length > 0 && (
        <Notice>
          <ul>
            {shown.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <KeptApart
        proposal={shown}
        onRemove={(pair) => change((arrangement) => toggleApart(arrangement, pair))}
      />
      <ProposalBoard
        proposal={shown}
        isSaving={isBusy}
        onChange={(edit) => {
          // What is changed now would be lost.
          if (!propose.isPending) change(edit);
        }}
      />
      {isPublishing && (
        <PublishDialog
          slug={slug}
          proposal={shown}
          onPublished={onPublished}
          onClose={() => setPublishing(false)}
        />
      )}
    </div>
  );
}

/** "10 teams for 40 people · 78 of 100 points on average" */
function describeTeams({ teams }: Proposal): string {
  const people = teams.reduce((sum, team) => sum + team.people.length, 0);
  const points = teams.reduce((sum, team) => sum + team.points, 0);
  return [
    `${formatCount(teams.length, 'team')} for ${formatCount(people, 'person', 'people')}`,
    ...(teams.length > 0
      ? [
          `${Math.round(points / teams.length)} of 100 points${teams.length > 1 ? ' on average' : ''}`,
        ]
      : []),
  ].join(dot);
}

type KeptApartProps = { proposal: Proposal; onRemove: (pair: [number, number]) => void };

/** Who won't get into the same team when other teams are proposed. */
function KeptApart({ proposal: { teams, withoutTeam, apart }, onRemove }: KeptApartProps) {
  if (apart.length === 0) return null;
  const people = [...teams.flatMap((team) => team.people), ...withoutTeam];
  const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? 'Someone';
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-soft">Won’t be on the same team:</span>
      <ul aria-label="Kept apart" className="flex flex-wrap gap-1.5">
        {apart.map(([one, other]) => (
          <li key={`${one} ${other}`}>
            <Tag onRemove={() => onRemove([one, other])}>
              {`${nameOf(one)} and ${nameOf(other)}`}
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
