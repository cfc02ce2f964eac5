import type { IdeaCategory, IdeaStatus } from '#web/sample/company-ideas.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** What an idea is about, and how far it has come. */
export const IdeaBadges = ({
  category,
  status,
}: {
  category: IdeaCategory;
  status: IdeaStatus;
}) => (
  <p className="flex gap-1.5">
    <Badge>{category}</Badge>
    <Badge tone={statusTones[status]}>{status}</Badge>
  </p>
);

const statusTones: Record<IdeaStatus, Tone> = {
  proposed: 'yellow',
  'in-progress': 'blue',
  completed: 'green',
};
