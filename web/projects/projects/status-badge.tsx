import Check from 'lucide-react/icons/check';
import type { ProjectStatus } from '#contract/values/vocabulary.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { statusTones } from './project-tones.ts';

/** A project's status. Completed has a check, because it's as green as In Progress. */
export const StatusBadge = ({ status }: { status: ProjectStatus }) => (
  <Badge tone={statusTones[status]} className="gap-1">
    {status === 'Completed' && <Check aria-hidden className="size-3.5" />}
    {status}
  </Badge>
);
