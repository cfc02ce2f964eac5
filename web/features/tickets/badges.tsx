import Bug from 'lucide-react/icons/bug';
import CircleDot from 'lucide-react/icons/circle-dot';
import FileText from 'lucide-react/icons/file-text';
import Layers from 'lucide-react/icons/layers';
import ListTree from 'lucide-react/icons/list-tree';
import BookOpen from 'lucide-react/icons/book-open';
import Sparkles from 'lucide-react/icons/sparkles';
import SquareCheck from 'lucide-react/icons/square-check';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { TicketType } from '#contract/vocabulary.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** Priority colours: Specification, section 9. */
const priorityTone = (priority: string): Tone =>
  ({ High: 'red', Medium: 'yellow', Low: 'green' } as const)[priority] ?? 'grey';

export const PriorityBadge = ({ priority }: { priority: string }) => (
  <Badge tone={priorityTone(priority)}>{priority}</Badge>
);

const typeIcons: Record<TicketType, typeof Bug> = {
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
  const Icon = typeIcons[type];
  return (
    <span className="inline-flex min-w-0 items-center gap-1 text-caption text-soft">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{type}</span>
    </span>
  );
}
