import { Badge, type Tone } from '#web/ui/text/badge.tsx';
import type { IdeaCategory, IdeaStatus } from './offers/company-idea.ts';

export const IdeaBadges = ({
  category,
  status,
}: {
  category: IdeaCategory;
  status: IdeaStatus;
}) => (
  <p className="flex gap-1.5">
    <Badge>{categoryNames[category]}</Badge>
    <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
  </p>
);

const categoryNames: Record<IdeaCategory, string> = {
  workplace: 'Workplace',
  technology: 'Technology',
  career: 'Career',
};

const statusNames: Record<IdeaStatus, string> = {
  proposed: 'Proposed',
  'in-progress': 'In progress',
  completed: 'Completed',
};

const statusTones: Record<IdeaStatus, Tone> = {
  proposed: 'yellow',
  'in-progress': 'blue',
  completed: 'green',
};
