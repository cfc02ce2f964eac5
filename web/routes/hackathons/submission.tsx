import { HackathonScreen } from './parts/hackathon-screen.tsx';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { EditSubmission } from '#web/hackathons/submissions/edit-submission.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** What one's own team submits to a hackathon. */
export const Component = () => (
  <HackathonScreen title="Your submission" isAllowed={(can) => can.submit}>
    {({ id, own }) =>
      own?.team && (
        <>
          <Submission hackathonId={id} projectId={own.team.projectId} />
          <ButtonLink
            to={paths.teamWorkspace(own.team.projectId)}
            className="max-w-full justify-self-start"
          >
            <span className="truncate">Back to {own.team.name}’s board</span>
          </ButtonLink>
        </>
      )
    }
  </HackathonScreen>
);

function Submission({ hackathonId, projectId }: { hackathonId: number; projectId: number }) {
  useReadSubject(`hackathon:${hackathonId}`);
  return <EditSubmission key={projectId} projectId={projectId} />;
}
