import type { ReactNode } from 'react';
import type { InvitationLink } from '#contract/joining/invitations.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatWeekday } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';

type InvitationCardProps = Pick<InvitationLink, 'project' | 'role'> & {
  /** Until when a link works. */
  expiresAt?: string;
  /** The team. */
  children?: ReactNode;
};

/** What someone is invited to. */
export const InvitationCard = ({ project, role, expiresAt, children }: InvitationCardProps) => {
  return (
    <section
      aria-label={project.name}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4"
    >
      {children}
      <p dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
        {project.description}
      </p>
      <p className="text-sm text-soft">
        {[
          ...(role ? [`You’d join as ${role}`] : []),
          `${project.currentMembers} / ${formatCount(project.teamSize, 'member')}`,
          ...(expiresAt ? [`the link works until ${formatWeekday(new Date(expiresAt))}`] : []),
        ].join(dot)}
      </p>
    </section>
  );
};
