import type { ReactNode } from 'react';
import { pieceColors } from '#contract/values/vocabulary.ts';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { type AwardPieceProps, AwardPiece } from './award-piece.tsx';
import { DateText } from './date-text.tsx';
import type { Achievement, Badge, OpenAchievement } from './shown-profile.ts';

/** An achievement's color, by its place in the list. */
export const colorAt = (index: number) => pieceColors[index % pieceColors.length]!;

/** Badges, each in its own color. */
export const BadgeList = ({ badges }: { badges: readonly Badge[] }) => (
  <ul className="grid gap-3">
    {badges.map((badge) => (
      <Award key={badge.name} {...badge} />
    ))}
  </ul>
);

type AchievementListProps = { achievements: readonly Achievement[]; className?: string };

/** Achievements with their dates. */
export const AchievementList = ({
  achievements,
  className = 'grid gap-3',
}: AchievementListProps) => (
  <ul className={className}>
    {achievements.map(({ name, description, date, icon }, index) => (
      <Award key={name} {...{ name, description, icon }} color={colorAt(index)}>
        <DateText iso={date} className="text-sm text-soft" />
      </Award>
    ))}
  </ul>
);

type OpenAchievementListProps = { achievements: readonly OpenAchievement[]; className: string };

/** Achievements that aren't reached yet. */
export const OpenAchievementList = ({ achievements, className }: OpenAchievementListProps) => (
  <ul className={className}>
    {achievements.map(({ name, description, icon, progress }) => (
      <Award key={name} {...{ name, description, icon }}>
        {progress && (
          <p className="text-sm font-medium tabular-nums">
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
      <p className="text-sm text-soft">{description}</p>
      {children}
    </div>
  </li>
);
