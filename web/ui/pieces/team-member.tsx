import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { resizedPhotoAddress } from '#contract/values/photo-address.ts';
import { getPieceColor } from '#contract/pieces/piece-colors.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Initials } from './initials.tsx';
import { awayFills, pieceFills, pieceInks } from './piece-fills.ts';
import { PieceLabel } from './piece-label.tsx';
import type { Edges } from '#contract/pieces/piece-path.ts';
import { Piece } from './piece-shape.tsx';
import type { TeamLayout, TeamSize } from './team-layout.ts';
import { usePhoto } from './use-photo.ts';

const initialsClasses = {
  sm: 'text-xs',
  cover: 'text-lg',
  lg: 'text-2xl',
  xl: 'text-xl sm:text-3xl',
};

export type Member = { id: number; name: string; avatar?: string | null };

type TeamMemberProps = {
  member: Member;
  layout: TeamLayout;
  edges: Edges;
  size: TeamSize;
  isAway: boolean;
  /** They joined while the team was looked at. */
  isNew: boolean;
  to: string | undefined;
};

/** A member's piece in the team's puzzle. */
export function TeamMember(props: TeamMemberProps) {
  const { member, layout, edges, size, isAway, isNew, to } = props;
  const { avatar } = member;
  const color = getPieceColor(member.id);
  const isNamed = size === 'lg' || size === 'xl';
  // A name may take two lines beside a socket.
  const isLow = size === 'lg' && (edges.top === 'socket' || edges.bottom === 'socket');
  const photo = usePhoto(avatar && resizedPhotoAddress(avatar, size === 'sm' ? 64 : 256));
  return (
    <MaybeLink
      {...(isNew && { 'data-joined': true })}
      to={to}
      // Larger pieces show the name.
      label={isNamed ? undefined : member.name}
      // A tab lies on the socket that it reaches into.
      className={classNames('absolute inset-0 z-1 block', isNew && 'animate-drop-in')}
    >
      <Piece
        width={layout.width}
        height={layout.height}
        edges={edges}
        {...{ photo, isAway }}
        fill={(isAway ? awayFills : pieceFills)[color]}
      />
      <PieceLabel
        {...{ layout, edges }}
        className={classNames('font-display', isAway ? 'text-ink' : pieceInks[color])}
      >
        {!photo && (
          <Initials name={member.name} className={isLow ? 'text-lg' : initialsClasses[size]} />
        )}
        {isNamed && (
          <span
            dir="auto"
            aria-hidden={to === undefined}
            className={classNames(
              'line-clamp-2 font-semibold wrap-anywhere',
              size === 'xl' ? 'text-[0.6875rem] leading-tight sm:text-xs' : 'text-xs',
              !photo && (isLow ? 'mt-0.5' : 'mt-1'),
              photo && 'mt-auto rounded-sm bg-surface px-1 text-ink',
            )}
          >
            {member.name}
          </span>
        )}
      </PieceLabel>
    </MaybeLink>
  );
}

type MaybeLinkProps = {
  'data-joined'?: boolean;
  to: string | undefined;
  label: string | undefined;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
};

const MaybeLink = ({ to, label, className, ...rest }: MaybeLinkProps) =>
  to === undefined ? (
    <span className={className} {...rest} />
  ) : (
    <Link
      to={to}
      aria-label={label}
      className={classNames(className, 'rounded-sm hover:underline focus-visible:z-2')}
      {...rest}
    />
  );
