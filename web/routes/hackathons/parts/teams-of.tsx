import { useNavigate } from 'react-router';
import { newTeamDescription } from '#contract/hackathons/hackathon-rules.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { ProjectCard as Card } from '#contract/projects/projects.ts';
import { TeamList } from '#web/hackathons/hackathons/page/team-list.tsx';
import { FinishedTeam } from '#web/hackathons/results/finished-team.tsx';
import { useSubmissionTitles } from '#web/hackathons/results/use-submission-titles.ts';
import { ProjectCard } from '#web/projects/projects/cards/project-card.tsx';
import { JoinProject } from '#web/projects/projects/joining/join-project.tsx';
import { OpenTeamSpace } from '#web/projects/projects/open-team-space.tsx';
import { paths } from '#web/lib/paths.ts';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import { Asking } from '#web/routes/projects/parts/asking.tsx';

/** The page says which hackathon it is. */
const withoutDefaultDescription = (team: Card): Card =>
  team.description === newTeamDescription(team.hackathon?.name ?? '')
    ? { ...team, description: '' }
    : team;

/** The teams of a hackathon: to join, or with what they made once it's over. */
export function TeamsOf({ hackathon }: { hackathon: Hackathon }) {
  const navigate = useNavigate();
  const titles = useSubmissionTitles(hackathon);
  return (
    <Asking>
      <TeamList
        hackathon={hackathon}
        onStarted={({ id }) => {
          celebrate();
          void navigate(paths.teamWorkspace(id));
        }}
        renderTeam={(team) => {
          const shown = withoutDefaultDescription(team);
          return hackathon.phase === 'ended' ? (
            <FinishedTeam
              team={shown}
              title={titles.get(team.id)}
              action={team.can.open && <OpenTeamSpace project={team} />}
            />
          ) : (
            <ProjectCard
              project={shown}
              level={3}
              inHackathon
              action={hackathon.own ? <JoinProject project={team} isVisitor={false} /> : undefined}
            />
          );
        }}
      />
    </Asking>
  );
}
