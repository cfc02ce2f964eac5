import type { ReactNode } from 'react';
import { pieceColors } from '#contract/values/vocabulary.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { type AwardPieceProps, AwardPiece } from './award-piece.tsx';
import { DateText } from './date-text.tsx';
import type { Achievement, Badge, OpenAward } from './shown-profile.ts';

/** Of a badge: the name of the achievement for the same. */
type AlsoNamed = { alsoNamed?: string };

export type EarnedAward = Badge & AlsoNamed & { date?: string };

/** Achievements take the colors in turns; each badge has its own. */
export const colorAchievements = (achievements: readonly Achievement[]) =>
  achievements.map((achievement, index) => ({
    ...achievement,
    color: pieceColors[index % pieceColors.length]!,
  }));

type EarnedListProps = { awards: readonly EarnedAward[]; className?: string };

export const EarnedList = ({ awards, className = 'grid gap-3' }: EarnedListProps) => (
  <ul className={className}>
    {awards.map(({ date, ...award }) => (
      <Award key={award.name} {...award}>
        {date !== undefined && <DateText iso={date} className="text-soft" />}
      </Award>
    ))}
  </ul>
);

type OpenListProps = { awards: readonly (OpenAward & AlsoNamed)[]; className: string };

export const OpenList = ({ awards, className }: OpenListProps) => (
  <ul className={className}>
    {awards.map(({ name, alsoNamed, description, icon, progress }) => (
      <Award key={name} {...{ name, alsoNamed, description, icon }}>
        {progress && (
          <p className="font-medium tabular-nums">
            {formatNumber(progress.count)} of {formatNumber(progress.goal)}
          </p>
        )}
      </Award>
    ))}
  </ul>
);

type AwardProps = AwardPieceProps &
  AlsoNamed & { name: string; description: string; children?: ReactNode };

const Award = ({ name, alsoNamed, description, children, ...piece }: AwardProps) => (
  <li className="flex items-start gap-3">
    <AwardPiece {...piece} />
    <div className="min-w-0">
      <p className="leading-snug font-semibold">
        {name}
        {alsoNamed && (
          <span className="font-normal text-soft">
            {dot}
            {alsoNamed}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-x-3 text-sm">
        <p className="text-soft">{description}</p>
        {children}
      </div>
    </div>
  </li>
);
