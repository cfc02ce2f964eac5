import type { PieceColour } from '#contract/vocabulary.ts';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { getInitial } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { getPieceColour } from '#web/ui/puzzle-shape.ts';
import { Piece, Socket } from '#web/ui/team-piece.tsx';
import { describeTeam, type TeamSlot, listTeamSlots } from '#web/ui/team-slots.ts';

type TeamPuzzleProps = {
  members: readonly { id: number; name: string }[];
  teamSize: number;
  /** The roles of the open places, in order. */
  lookingFor?: readonly string[];
  size?: 'sm' | 'lg';
  /** The link of a member's piece, if pieces should be links. */
  linkTo?: (member: { id: number; name: string }) => string;
  className?: string;
};

const measures = {
  sm: { width: 34, height: 30, max: 9, text: 'text-caption' },
  lg: { width: 92, height: 62, max: 40, text: 'text-2xl' },
};
const noRoles: readonly string[] = [];

/** Up to this many pieces stay in one row and shrink with it. */
const maxInRow = 6;

/** The width of small pieces in large teams, so that eight fit in one row of a card. */
const narrow = 26;

/**
 * The team as a puzzle: a piece for each member, a socket for each open place. The piece of someone
 * who joins while it is shown drops into its socket.
 */
export function TeamPuzzle({
  members,
  teamSize,
  lookingFor = noRoles,
  size = 'sm',
  linkTo,
  className,
}: TeamPuzzleProps) {
  const [initialIds] = useState(() => new Set(members.map(({ id }) => id)));
  const { height, max, text, width: wide } = measures[size];
  const slots = listTeamSlots({ members, teamSize, lookingFor });
  const width = size === 'sm' && slots.length > 6 ? narrow : wide;
  const shape = { aspectRatio: `${width} / ${height}` };
  const shown = slots.length > max ? slots.slice(0, max - 1) : slots;
  // In a wrapped row, the first socket has no piece on its left that draws the shared edge.
  const wraps = slots.length > maxInRow;
  const isNew = ({ member }: TeamSlot) => member !== undefined && !initialIds.has(member.id);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of several
    <div
      role={linkTo ? 'group' : 'img'}
      aria-label={describeTeam({ members, teamSize, lookingFor })}
      className={classNames('flex max-w-full gap-y-2', wraps && 'flex-wrap', className)}
    >
      {shown.map((slot, index) => (
        <span
          key={slot.member?.id ?? `open-${index}`}
          title={slot.member?.name ?? slot.role}
          className="relative block min-w-0 has-[+*_[data-joined]]:animate-nudge"
          style={{ width }}
        >
          {isNew(slot) && (
            <div className="absolute inset-x-0 top-0" style={shape}>
              <Socket {...{ width, height, index, length: slots.length, wraps }} />
            </div>
          )}
          <MaybeLink
            {...(isNew(slot) && { 'data-joined': true })}
            to={slot.member && linkTo?.(slot.member)}
            label={slot.member?.name}
            className={classNames(
              'relative grid place-items-center font-display leading-none font-bold',
              text,
              // Tabs overlap the next socket.
              slot.member && 'z-1',
              isNew(slot) && 'animate-drop-in',
            )}
            style={shape}
          >
            {slot.member ? (
              <Piece
                {...{ width, height, index, length: slots.length }}
                className={pieceFills[getPieceColour(slot.member.id)]}
              />
            ) : (
              <Socket {...{ width, height, index, length: slots.length, wraps }} />
            )}
            <span
              className={classNames(
                'relative',
                slot.member ? inks[getPieceColour(slot.member.id)] : 'text-faint',
              )}
            >
              {slot.member ? getInitial(slot.member.name) : ''}
            </span>
          </MaybeLink>
          {size === 'lg' && (
            <span
              className={classNames(
                'mt-1 line-clamp-2 pr-2 text-xs',
                slot.member ? 'text-ink' : 'text-soft',
              )}
            >
              {slot.member?.name ?? slot.role}
            </span>
          )}
        </span>
      ))}
      {shown.length < slots.length && (
        <span
          className="grid place-items-center pl-2 text-sm font-semibold text-soft tabular-nums"
          style={{ height }}
        >
          +{slots.length - shown.length}
        </span>
      )}
    </div>
  );
}

type MaybeLinkProps = {
  'data-joined'?: boolean;
  to: string | undefined;
  label: string | undefined;
  className: string;
  style: CSSProperties;
  children: ReactNode;
};

const MaybeLink = ({ to, label, className, ...rest }: MaybeLinkProps) =>
  to === undefined ? (
    <span className={className} {...rest} />
  ) : (
    <Link
      to={to}
      aria-label={label}
      className={classNames(className, 'rounded-sm hover:underline focus-visible:z-1')}
      {...rest}
    />
  );

export const pieceFills: Record<PieceColour, string> = {
  lake: 'fill-lake',
  cloudberry: 'fill-cloudberry',
  lingonberry: 'fill-lingonberry',
  moss: 'fill-moss',
};

const inks: Record<PieceColour, string> = {
  lake: 'text-lake-ink',
  cloudberry: 'text-cloudberry-ink',
  lingonberry: 'text-lingonberry-ink',
  moss: 'text-moss-ink',
};
