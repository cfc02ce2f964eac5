import { type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { edgesInGrid } from '#contract/pieces/piece-grid.ts';
import { PieceLabel } from './piece-label.tsx';
import { Socket } from './piece-shape.tsx';
import { layOutTeam, type TeamSize } from './team-layout.ts';
import { type Member, TeamMember } from './team-member.tsx';
import { chooseSlots, describeTeam, listTeamSlots, type TeamSlot } from './team-slots.ts';

// CSS draws the roles: the puzzle's accessible name and the card list them already.
const roleClasses = {
  sm: '',
  cover:
    'line-clamp-3 text-[0.6875rem] leading-tight tracking-tight before:content-[attr(data-role)]',
  lg: 'line-clamp-3 text-caption wrap-anywhere before:content-[attr(data-role)]',
  xl: 'line-clamp-3 text-caption font-semibold sm:text-sm wrap-anywhere before:content-[attr(data-role)]',
};

export type TeamPuzzleProps = {
  members: readonly Member[];
  teamSize: number;
  /** The roles that the open places are for, in their order. */
  lookingFor?: readonly string[];
  size?: TeamSize;
  /** Who is here now; everyone else is shown paler. Left out where nobody knows. */
  present?: ReadonlySet<number>;
  /** Where a member's piece leads, if anywhere. */
  linkTo?: (member: Member) => string;
  /** Makes the open place with this index something to press, around its label. */
  renderOpenPlace?: (label: ReactNode, index: number) => ReactNode;
  className?: string;
};

const anyone: readonly string[] = [];
const asItIs = (label: ReactNode) => label;
/** With more places than this, roles don't fit on the sockets of a cover. */
const mostLabelled = 5;

/**
 * The team as a puzzle: a piece for each member, a socket for each open place. A person who joins while
 * someone looks at it drops into their socket.
 */
export function TeamPuzzle({
  members,
  teamSize,
  lookingFor = anyone,
  size = 'sm',
  present,
  linkTo,
  renderOpenPlace = asItIs,
  className,
}: TeamPuzzleProps) {
  const [atFirst] = useState(() => new Set(members.map(({ id }) => id)));
  const slots = listTeamSlots({ members, teamSize, lookingFor });
  const layout = layOutTeam(size, slots.length);
  const { width, height, columns } = layout;
  const shown = chooseSlots(slots, layout.shown);
  const isNew = ({ member }: TeamSlot) => member !== undefined && !atFirst.has(member.id);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of several
    <div
      role={linkTo ? 'group' : 'img'}
      aria-label={describeTeam({ members, teamSize, lookingFor, present })}
      className={classNames('grid max-w-full', className)}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, ${layout.maxWidth}))`,
      }}
    >
      {shown.map((slot, index) => {
        const edges = edgesInGrid({ index, columns, count: layout.cells });
        const socket = <Socket {...{ width, height, edges, hasLeft: index % columns > 0 }} />;
        return (
          <div
            key={slot.member?.id ?? `open-${members.length + (slot.place ?? 0)}`}
            title={slot.member?.name ?? slot.role}
            className="relative min-w-0 has-[+*_[data-joined]]:animate-nudge"
            style={{ aspectRatio: `${width} / ${height}` }}
          >
            {(!slot.member || isNew(slot)) && socket}
            {slot.member ? (
              <TeamMember
                member={slot.member}
                isAway={present !== undefined && !present.has(slot.member.id)}
                isNew={isNew(slot)}
                to={linkTo?.(slot.member)}
                {...{ layout, edges, size }}
              />
            ) : (
              renderOpenPlace(
                size !== 'sm' && (
                  <PieceLabel {...{ layout, edges }} className="text-soft group-hover:text-accent">
                    {size === 'cover' && slots.length > mostLabelled ? (
                      <span aria-hidden className="text-xl before:content-['+']" />
                    ) : (
                      <span aria-hidden data-role={slot.role} className={roleClasses[size]} />
                    )}
                  </PieceLabel>
                ),
                slot.place ?? 0,
              )
            )}
          </div>
        );
      })}
      {shown.length < slots.length && (
        <span className="grid place-items-center pl-2 text-sm font-semibold text-soft tabular-nums">
          +{slots.length - shown.length}
        </span>
      )}
    </div>
  );
}
