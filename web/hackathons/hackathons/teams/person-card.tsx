import { useDraggable } from '@dnd-kit/core';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pin from 'lucide-react/icons/pin';
import type { SyntheticEvent } from 'react';
import type { Proposal } from '#contract/hackathons/proposals.ts';
import { levelNames } from '#web/hackathons/hackathons/hackathon-names.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import type { DragData } from './use-person-drag.ts';

export type ProposedPerson = Proposal['withoutTeam'][number];

/** Marks the card of a person in the DOM, to focus it after a move. */
export const personAttribute = 'data-person';

type PersonCardProps = {
  person: ProposedPerson;
  /** The key of their team. */
  team: string;
  onMenu: (personId: number, anchor: HTMLElement) => void;
  onPin: (personId: number) => void;
};

/** Someone in a proposed team. They can be dragged, or moved from their menu. */
export function PersonCard({ person, team, onMenu, onPin }: PersonCardProps) {
  const { id, name, isMember, isPinned } = person;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    disabled: isMember,
    data: { name, team } satisfies DragData,
    // The card contains buttons, so it can't be one.
    attributes: { role: 'group', roleDescription: 'draggable person' },
  });
  return (
    <div
      ref={(card) => {
        setNodeRef(card);
        setActivatorNodeRef(card);
      }}
      {...(!isMember && { ...listeners, ...attributes })}
      {...{ [personAttribute]: id }}
      role="group"
      aria-label={name}
      className={classNames(
        'flex items-center gap-2 rounded-md border border-line bg-paper px-2 py-1',
        !isMember && 'cursor-grab touch-manipulation select-none hover:border-edge',
        isDragging && 'opacity-40',
      )}
    >
      <PersonFace person={person} />
      {isMember ? (
        <span className="px-1 text-sm text-soft">On the team</span>
      ) : (
        <>
          <button
            type="button"
            aria-label={`Keep ${name} on this team`}
            title="Keep on this team"
            aria-pressed={isPinned}
            onMouseDown={stop}
            onTouchStart={stop}
            onClick={() => onPin(id)}
            className={classNames(
              buttonClasses,
              isPinned ? 'bg-accent-soft text-accent' : 'text-faint hover:text-ink',
            )}
          >
            <Pin aria-hidden className={classNames('size-4', isPinned && 'fill-current')} />
          </button>
          <button
            type="button"
            aria-label={`Move ${name}`}
            title="Move, or keep apart"
            aria-haspopup="menu"
            onMouseDown={stop}
            onTouchStart={stop}
            onClick={(event) => onMenu(id, event.currentTarget)}
            className={classNames(buttonClasses, 'text-soft hover:text-ink')}
          >
            <Ellipsis aria-hidden className="size-4.5" />
          </button>
        </>
      )}
    </div>
  );
}

/** Pressing a button on the card doesn't start a drag. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

const buttonClasses =
  'grid size-7 shrink-0 place-items-center rounded-md hover:bg-sunken pointer-coarse:size-9';

/** Also what follows the pointer. */
export const PersonFace = ({ person }: { person: ProposedPerson }) => (
  <>
    <PersonPiece name={person.name} seed={person.id} photo={person.avatar} size="sm" />
    <span className="min-w-0 flex-1">
      <span
        dir="auto"
        className="block truncate text-body leading-snug font-medium"
        title={person.name}
      >
        {person.name}
      </span>
      <span
        className="block truncate text-caption text-soft"
        title={[...person.disciplines, levelNames[person.level]].join(', ')}
      >
        {person.disciplines.join(', ')}
      </span>
    </span>
  </>
);
