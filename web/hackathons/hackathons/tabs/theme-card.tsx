import Check from 'lucide-react/icons/check';
import { formatPercent } from '#web/lib/formats/format-amounts.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import type { ThemeOption } from './source.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { ThemeScene } from '#web/ui/scenes/themes.tsx';

const pictureClasses = 'h-24 w-full border-b border-line';

type ThemeCardProps = {
  option: ThemeOption;
  isChosen: boolean;
  /** Whether the person can still vote. */
  isOpen: boolean;
  onVote: () => void;
};

/** A theme to vote for. The whole card is a button. */
export function ThemeCard({ option, isChosen, isOpen, onVote }: ThemeCardProps) {
  const { title, description, image, votes, percentage } = option;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onVote}
      className={classNames(
        'relative grid w-full grid-rows-[auto_1fr] overflow-hidden rounded-lg border bg-surface text-left',
        isChosen ? 'border-accent ring-1 ring-accent' : 'border-line',
        isOpen ? 'hover:border-accent' : 'cursor-default!',
      )}
    >
      <ThemeScene
        name={image}
        fallback={<ProjectCover name={image} shape="field" className={pictureClasses} />}
        className={pictureClasses}
      />
      <span className="flex flex-col p-4">
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="font-display text-lg leading-snug font-semibold">
            <span className="sr-only">Vote for </span>
            {title}
          </span>
          {isChosen && (
            <Badge tone="green" className="gap-1">
              <Check aria-hidden className="size-3.5" />
              Vote Cast!
            </Badge>
          )}
        </span>
        <span className="mt-1 mb-3 text-body text-soft">{description}</span>
        <span className="mt-auto grid gap-1.5">
          <span className="flex justify-between gap-3 text-sm text-soft tabular-nums">
            <span>{formatCount(votes, 'vote')}</span>
            <span className="font-semibold text-ink">{formatPercent(percentage)}</span>
          </span>
          <span aria-hidden>
            <ProgressBar label={`Votes for ${title}`} value={percentage} max={100} />
          </span>
        </span>
      </span>
    </button>
  );
}
