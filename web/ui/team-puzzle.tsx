import type { PieceColour } from '#contract/vocabulary.ts';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { initialOf } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { colourOf, edgesInRow, piecePath } from '#web/ui/puzzle-shape.ts';
import { describeTeam, placesOf } from '#web/ui/team-places.ts';

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
  sm: { width: 34, height: 30, most: 9, text: 'text-[0.8125rem]' },
  lg: { width: 92, height: 62, most: 40, text: 'text-2xl' },
};
const anyone: readonly string[] = [];

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
  const places = placesOf({ members, teamSize, lookingFor });
  const width = size === 'sm' && places.length > 6 ? narrow : wide;
  const shown = places.length > most ? places.slice(0, most - 1) : places;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of several
    <div
      role={linkTo ? 'group' : 'img'}
      aria-label={describeTeam({ members, teamSize, lookingFor })}
      className={classNames('flex flex-wrap gap-y-2', className)}
    >
      {shown.map((place, index) => (
        <span
          key={place.member?.id ?? `open-${index}`}
          title={place.member?.name ?? place.role}
          className={classNames(
            'block',
            place.member && !atFirst.has(place.member.id) && 'relative z-1 animate-drop-in',
          )}
          style={{ width }}
        >
          <MaybeLink
            to={place.member && linkTo?.(place.member)}
            label={place.member?.name}
            className={classNames(
              'relative grid place-items-center font-display leading-none font-bold',
              text,
            )}
            style={{ height }}
          >
            <Piece
              {...{ width, height, index, length: places.length }}
              {...(place.member && { colour: colourOf(place.member.id) })}
            />
            <span
              className={classNames(
                'relative',
                place.member ? inks[colourOf(place.member.id)] : 'text-faint',
              )}
            >
              {place.member ? initialOf(place.member.name) : ''}
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

type PieceProps = {
  width: number;
  height: number;
  index: number;
  length: number;
  colour?: PieceColour;
};

function Piece({ width, height, index, length, colour }: PieceProps) {
  return (
    <svg width={width} height={height} className="absolute inset-0 overflow-visible">
      <path
        d={piecePath({ width, height, edges: edgesInRow({ index, length }) })}
        className={colour ? classNames(fills[colour], 'stroke-surface') : 'fill-sunken stroke-edge'}
        strokeWidth={colour ? 1.5 : 1}
        {...(!colour && { strokeDasharray: '3 2.5' })}
      />
    </svg>
  );
}

export const fills: Record<PieceColour, string> = {
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
