import type { ReactNode } from 'react';
import { pieceColors } from '#contract/values/vocabulary.ts';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { type AwardPieceProps, AwardPiece } from './award-piece.tsx';
import { DateText } from './date-text.tsx';
import type { Achievement, Badge, OpenAward } from './shown-profile.ts';

/** A badge, or an achievement with its date. */
export type EarnedAward = Badge & { date?: string };

/** Achievements take the colors in turns; each badge has its own. */
export const colorAchievements = (achievements: readonly Achievement[]): EarnedAward[] =>
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

type OpenListProps = { awards: readonly OpenAward[]; className: string };

export const OpenList = ({ awards, className }: OpenListProps) => (
  <ul className={className}>
    {awards.map(({ name, description, icon, progress }) => (
      <Award key={name} {...{ name, description, icon }}>
        {progress && (
          <p className="font-medium tabular-nums">
            {formatNumber(progress.count)} of {formatNumber(progress.goal)}
          </p>
        )}
      </Award>
    ))}
  </ul>
);

type AwardProps = AwardPieceProps & { name: string; description: string; children?: ReactNode };

const Award = ({ name, description, children, ...piece }: AwardProps) => (
  <li className="flex items-start gap-3">
    <AwardPiece {...piece} />
    <div className="min-w-0">
      <p className="leading-snug font-semibold">{name}</p>
      <div className="flex flex-wrap gap-x-3 text-sm">
        <p className="text-soft">{description}</p>
        {children}
      </div>
    </div>
  </li>
);
