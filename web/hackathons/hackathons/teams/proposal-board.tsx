import { DndContext, DragOverlay } from '@dnd-kit/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Proposal } from '#contract/hackathons/proposals.ts';
import { type Arrangement, changeTeam, movePerson, toggleApart, togglePin } from './arrangement.ts';
import { PersonCard, personAttribute, PersonFace } from './person-card.tsx';
import { RenameTeam } from './rename-team.tsx';
import { TeamCard } from './team-card.tsx';
import { usePersonDrag } from './use-person-drag.ts';
import { noTeam, WithoutTeam } from './without-team.tsx';

const PersonMenu = lazy(() => import('./person-menu.tsx'));

const keyOf = (index: number) => `team-${index}`;
/** The index of a team by its key, or null for no team. */
const indexOf = (key: string) => (key === noTeam ? null : Number(key.slice('team-'.length)));

type ProposalBoardProps = {
  proposal: Proposal;
  isSaving: boolean;
  onChange: (edit: (arrangement: Arrangement) => Arrangement) => void;
};

/** Proposed teams, whose people can be moved by dragging, by keyboard and from a menu. */
export function ProposalBoard({ proposal, isSaving, onChange }: ProposalBoardProps) {
  const { teams, withoutTeam } = proposal;
  const [menu, setMenu] = useState<{ personId: number; anchor: HTMLElement }>();
  const [renamed, setRenamed] = useState<number>();
  const board = useRef<HTMLDivElement>(null);
  const focusAfterMove = useFocusAfterMove(board, proposal);
  const move = (personId: number, to: number | null) => {
    focusAfterMove(personId);
    onChange((arrangement) => movePerson(arrangement, personId, to));
  };
  const { context, draggedId } = usePersonDrag({
    teams: [...teams.map((_, index) => keyOf(index)), noTeam],
    onMove: (personId, key) => move(personId, indexOf(key)),
  });
  const people = [...teams.flatMap((team) => team.people), ...withoutTeam];
  const dragged = people.find(({ id }) => id === draggedId);
  const cardOf = (person: (typeof people)[number], team: string) => (
    <li key={person.id}>
      <PersonCard
        person={person}
        team={team}
        onMenu={(personId, anchor) => setMenu({ personId, anchor })}
        onPin={(personId) => onChange((arrangement) => togglePin(arrangement, personId))}
      />
    </li>
  );
  const chosen = people.find(({ id }) => id === menu?.personId);
  const chosenTeam = teams.findIndex((team) => team.people.some(({ id }) => id === chosen?.id));
  return (
    <DndContext {...context}>
      <div
        ref={board}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-3"
      >
        {teams.map((team, index) => (
          <TeamCard
            // oxlint-disable-next-line react/no-array-index-key -- proposed teams have no other identity
            key={index}
            team={team}
            teamKey={keyOf(index)}
            isSaving={isSaving}
            onRename={() => setRenamed(index)}
            onWhole={() =>
              onChange((arrangement) => changeTeam(arrangement, index, { isWhole: !team.isWhole }))
            }
          >
            <ul aria-label={`People on ${team.name}`} className="grid grid-cols-1 gap-1.5">
              {team.people.map((person) => cardOf(person, keyOf(index)))}
            </ul>
          </TeamCard>
        ))}
        <WithoutTeam>{withoutTeam.map((person) => cardOf(person, noTeam))}</WithoutTeam>
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="floating flex cursor-grabbing items-center gap-2 px-2 py-1">
            <PersonFace person={dragged} />
          </div>
        )}
      </DragOverlay>
      <Suspense>
        {menu && chosen && (
          <PersonMenu
            name={chosen.name}
            isPinned={chosen.isPinned}
            anchor={menu.anchor}
            targets={[
              ...teams.map((team, to) => ({ to, label: `Move to ${team.name}` })),
              { to: null, label: 'Remove from the team' },
            ].filter(({ to }) => to !== (chosenTeam < 0 ? null : chosenTeam))}
            teammates={(teams[chosenTeam]?.people ?? []).filter(({ id }) => id !== chosen.id)}
            onMove={(to) => move(chosen.id, to)}
            onPin={() => onChange((arrangement) => togglePin(arrangement, chosen.id))}
            onApart={(otherId) =>
              onChange((arrangement) => toggleApart(arrangement, [chosen.id, otherId]))
            }
            onClose={() => setMenu(undefined)}
          />
        )}
      </Suspense>
      {renamed !== undefined && teams[renamed] && (
        <RenameTeam
          name={teams[renamed].name}
          onRename={(name) => onChange((arrangement) => changeTeam(arrangement, renamed, { name }))}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </DndContext>
  );
}

/** Moving someone mounts their card in another team; it keeps the focus. */
function useFocusAfterMove(board: React.RefObject<HTMLElement | null>, proposal: Proposal) {
  const moved = useRef<number>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    const card = board.current?.querySelector<HTMLElement>(
      `[${personAttribute}="${moved.current}"]`,
    );
    moved.current = undefined;
    card?.focus();
  }, [board, proposal]);
  return (personId: number) => void (moved.current = personId);
}
