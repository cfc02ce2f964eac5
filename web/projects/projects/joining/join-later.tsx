import type { ProjectCard } from '#contract/projects/projects.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';

/** Tells someone who was removed from the team when they can join again. */
export const JoinLater = ({ project: { rejoinAt } }: { project: ProjectCard }) =>
  rejoinAt && (
    <p className="text-sm text-soft">
      You were removed from this team. You can join again from {formatDate(new Date(rejoinAt))}, or
      earlier by invitation.
    </p>
  );
