import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import Flame from 'lucide-react/icons/flame';
import MessageSquare from 'lucide-react/icons/message-square';
import Puzzle from 'lucide-react/icons/puzzle';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import type { AwardIcon, PieceColor } from '#contract/values/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DateText } from './date-text.tsx';
import type { Achievement, Badge, OpenAchievement } from './shown-profile.ts';

const icons: Record<AwardIcon, typeof Flag> = {
  flag: Flag,
  puzzle: Puzzle,
  ticket: Ticket,
  check: CircleCheck,
  comment: MessageSquare,
  flame: Flame,
  star: Star,
};

const colorClasses: Record<PieceColor, string> = {
  lake: 'bg-lake text-lake-ink',
  cloudberry: 'bg-cloudberry text-cloudberry-ink',
  lingonberry: 'bg-lingonberry text-lingonberry-ink',
  moss: 'bg-moss text-moss-ink',
};

/** Badges, each in its own color. */
export const BadgeList = ({ badges }: { badges: readonly Badge[] }) => (
  <ul className="grid gap-3">
    {badges.map(({ name, description, color, icon }) => (
      <li key={name} className="flex items-start gap-3">
        <Medal icon={icon} className={colorClasses[color]} />
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
    {achievements.map(({ name, description, date, icon }) => (
      <li key={name} className="flex items-start gap-3">
        <Medal icon={icon} className="border border-line bg-surface text-soft" />
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
    {achievements.map(({ name, description, icon }) => (
      <li key={name} className="flex items-start gap-3">
        <Medal icon={icon} className="border border-dashed border-edge text-soft" />
        <div className="min-w-0">
          <p className="leading-snug font-semibold">{name}</p>
          <p className="text-sm text-soft">{description}</p>
        </div>
      </li>
    ))}
  </ul>
);

function Medal({ icon, className }: { icon: AwardIcon; className: string }) {
  const Icon = icons[icon] ?? Star;
  return (
    <span
      className={classNames('mt-0.5 grid size-9 shrink-0 place-items-center rounded-lg', className)}
    >
      <Icon aria-hidden className="size-4.5" />
    </span>
  );
}
