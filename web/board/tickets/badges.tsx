import Bug from 'lucide-react/icons/bug';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import CircleDot from 'lucide-react/icons/circle-dot';
import Equal from 'lucide-react/icons/equal';
import FileText from 'lucide-react/icons/file-text';
import Layers from 'lucide-react/icons/layers';
import ListTree from 'lucide-react/icons/list-tree';
import BookOpen from 'lucide-react/icons/book-open';
import Sparkles from 'lucide-react/icons/sparkles';
import SquareCheck from 'lucide-react/icons/square-check';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { Priority, TicketType } from '#contract/values/vocabulary.ts';
import { Badge, type Tone } from '#web/ui/text/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Priority colors: Specification, section 9. */
const priorityTone = (priority: string): Tone =>
  ({ High: 'red', Medium: 'yellow', Low: 'green' } as const)[priority] ?? 'grey';

export const PriorityBadge = ({ priority }: { priority: string }) => (
  <Badge tone={priorityTone(priority)}>{priority}</Badge>
);

const priorityIcons: Partial<Record<Priority, { Icon: typeof Bug; ink: string }>> = {
  High: { Icon: ChevronsUp, ink: 'text-red-ink' },
  Medium: { Icon: Equal, ink: 'text-yellow-ink' },
  Low: { Icon: ChevronDown, ink: 'text-green-ink' },
};

const unlisted = { Icon: CircleDot, ink: 'text-soft' };

/**
 * The priority on a card: an icon, and the word where it matters most, where it isn’t one that we know,
 * and where there’s no hover to show it.
 */
export function PriorityMark({ priority }: { priority: Priority }) {
  const { Icon, ink } = priorityIcons[priority] ?? unlisted;
  const isPlain = priority === 'Medium' || priority === 'Low';
  return (
    <span
      title={`Priority: ${priority}`}
      className={classNames('inline-flex shrink-0 items-center gap-1 text-caption', ink)}
    >
      <Icon aria-hidden className="size-4" />
      <span className={isPlain ? 'sr-only no-hover:not-sr-only' : 'font-semibold'}>
        <span className="sr-only">Priority: </span>
        {priority}
      </span>
    </span>
  );
}

const typeIcons: Partial<Record<TicketType, typeof Bug>> = {
  Bug,
  Feature: Sparkles,
  Task: SquareCheck,
  Documentation: FileText,
  Improvement: TrendingUp,
  Other: CircleDot,
  Story: BookOpen,
  Epic: Layers,
  Subtask: ListTree,
};

export function TypeLabel({ type }: { type: '' | TicketType }) {
  if (type === '') return null;
  const Icon = typeIcons[type] ?? CircleDot;
  return (
    <span className="inline-flex min-w-0 items-center gap-1 text-caption text-soft">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{type}</span>
    </span>
  );
}
