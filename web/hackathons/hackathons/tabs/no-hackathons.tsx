import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TeamScene } from '#web/ui/scenes/team.tsx';

/** A tab without hackathons. */
export const NoHackathons = ({ title }: { title: string }) => (
  <EmptyState
    scene={<TeamScene />}
    title={title}
    action={<ButtonLink to={paths.newHackathon}>Organize the first one</ButtonLink>}
  >
    Bring your class, club or community, and leave with teams.
  </EmptyState>
);
