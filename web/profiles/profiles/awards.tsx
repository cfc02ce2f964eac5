import { pieceColors } from '#contract/values/vocabulary.ts';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { AwardPiece } from './award-piece.tsx';
import { DateText } from './date-text.tsx';
import type { Achievement, Badge, OpenAchievement } from './shown-profile.ts';

/** An achievement's color, by its place in the list. */
export const colorAt = (index: number) => pieceColors[index % pieceColors.length]!;

/** Badges, each in its own color. */
export const BadgeList = ({ badges }: { badges: readonly Badge[] }) => (
  <ul className="grid gap-3">
    {badges.map(({ name, description, color, icon }) => (
      <li key={name} className="flex items-start gap-3">
        <AwardPiece icon={icon} color={color} />
        <div className="min-w-0">
          <p className="leading-snug font-semibold">{name}</p>
          <p className="text-sm text-soft">{description}</p>
        </div>
      </li>
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
      <li key={name} className="flex items-start gap-3">
        <AwardPiece icon={icon} color={colorAt(index)} />
        <div className="min-w-0">
          <p className="leading-snug font-semibold">{name}</p>
          <p className="text-sm text-soft">{description}</p>
          <DateText iso={date} className="text-sm text-soft" />
        </div>
      </li>
    ))}
  </ul>
);

type OpenAchievementListProps = { achievements: readonly OpenAchievement[]; className: string };

/** Achievements that aren't reached yet. */
export const OpenAchievementList = ({ achievements, className }: OpenAchievementListProps) => (
  <ul className={className}>
    {achievements.map(({ name, description, icon, progress }) => (
      <li key={name} className="flex items-start gap-3">
        <AwardPiece icon={icon} />
        <div className="min-w-0">
          <p className="leading-snug font-semibold">{name}</p>
          <p className="text-sm text-soft">{description}</p>
          {progress && (
            <p className="text-sm font-medium tabular-nums">
              {formatNumber(progress.count)} of {formatNumber(progress.goal)}
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);
