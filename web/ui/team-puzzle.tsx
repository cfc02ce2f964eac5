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
  /** The roles that the open places are for, in their order. */
  lookingFor?: readonly string[];
  size?: 'sm' | 'lg';
  /** Where a member's piece leads, where it leads anywhere. */
  linkTo?: (member: { id: number; name: string }) => string;
  className?: string;
};

const measures = {
  sm: { width: 34, height: 30, most: 9, text: 'text-caption' },
  lg: { width: 92, height: 62, most: 40, text: 'text-2xl' },
};
const anyone: readonly string[] = [];

/** So many large pieces stay in one row, and shrink with it. */
const mostInRow = 6;

/** The width of small pieces where they are many, so that eight still stand in one row of a card. */
const narrow = 26;

/**
 * The team as a puzzle: a piece for each member, a socket for each open place. Whoever joins while
 * it is looked at drops into their socket.
 */
export function TeamPuzzle({
  members,
  teamSize,
  lookingFor = anyone,
  size = 'sm',
  linkTo,
  className,
}: TeamPuzzleProps) {
  const [atFirst] = useState(() => new Set(members.map(({ id }) => id)));
  const { height, most, text, width: wide } = measures[size];
  const places = listTeamSlots({ members, teamSize, lookingFor });
  const width = size === 'sm' && places.length > 6 ? narrow : wide;
  const shape = { aspectRatio: `${width} / ${height}` };
  const shown = places.length > most ? places.slice(0, most - 1) : places;
  // A row that is broken somewhere has no piece to the left that drew the shared line.
  const breaks = places.length > mostInRow;
  const isNew = ({ member }: TeamSlot) => member !== undefined && !atFirst.has(member.id);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of several
    <div
      role={linkTo ? 'group' : 'img'}
      aria-label={describeTeam({ members, teamSize, lookingFor })}
      className={classNames('flex max-w-full gap-y-2', breaks && 'flex-wrap', className)}
    >
      {shown.map((place, index) => (
        <span
          key={place.member?.id ?? `open-${index}`}
          title={place.member?.name ?? place.role}
          className="relative block min-w-0 has-[+*_[data-joined]]:animate-nudge"
          style={{ width }}
        >
          {isNew(place) && (
            <div className="absolute inset-x-0 top-0" style={shape}>
              <Socket {...{ width, height, index, length: places.length, breaks }} />
            </div>
          )}
          <MaybeLink
            {...(isNew(place) && { 'data-joined': true })}
            to={place.member && linkTo?.(place.member)}
            label={place.member?.name}
            className={classNames(
              'relative grid place-items-center font-display leading-none font-bold',
              text,
              // A tab lies on the socket that it reaches into.
              place.member && 'z-1',
              isNew(place) && 'animate-drop-in',
            )}
            style={shape}
          >
            {place.member ? (
              <Piece
                {...{ width, height, index, length: places.length }}
                look={pieceFills[getPieceColour(place.member.id)]}
              />
            ) : (
              <Socket {...{ width, height, index, length: places.length, breaks }} />
            )}
            <span
              className={classNames(
                'relative',
                place.member ? inks[getPieceColour(place.member.id)] : 'text-faint',
              )}
            >
              {place.member ? getInitial(place.member.name) : ''}
            </span>
          </MaybeLink>
          {size === 'lg' && (
            <span
              className={classNames(
                'mt-1 line-clamp-2 pr-2 text-xs',
                place.member ? 'text-ink' : 'text-soft',
              )}
            >
              {place.member?.name ?? place.role}
            </span>
          )}
        </span>
      ))}
      {shown.length < places.length && (
        <span
          className="grid place-items-center pl-2 text-sm font-semibold text-soft tabular-nums"
          style={{ height }}
        >
          +{places.length - shown.length}
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
