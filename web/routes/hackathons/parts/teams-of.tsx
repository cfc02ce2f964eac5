import { useNavigate } from 'react-router';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { TeamList } from '#web/hackathons/hackathons/page/team-list.tsx';
import { FinishedTeam } from '#web/hackathons/results/finished-team.tsx';
import { useSubmissionTitles } from '#web/hackathons/results/use-submission-titles.ts';
import { ProjectCard } from '#web/projects/projects/cards/project-card.tsx';
import { JoinProject } from '#web/projects/projects/joining/join-project.tsx';
import { OpenTeamSpace } from '#web/projects/projects/open-team-space.tsx';
import { paths } from '#web/lib/paths.ts';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import { Asking } from '#web/routes/projects/parts/asking.tsx';

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
        renderTeam={(team) =>
          hackathon.phase === 'ended' ? (
            <FinishedTeam
              team={team}
              title={titles.get(team.id)}
              action={team.can.open && <OpenTeamSpace project={team} />}
            />
          ) : (
            <ProjectCard
              project={team}
              level={3}
              action={hackathon.own ? <JoinProject project={team} isVisitor={false} /> : undefined}
            />
          )
        }
      />
    </Asking>
  );
}
