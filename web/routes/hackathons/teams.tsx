import { HackathonScreen } from '#web/app/hackathon-screen.tsx';
import { Teams } from '#web/features/hackathons/teams/teams.tsx';

/** Where the organizers of a hackathon make teams. */
export const Component = () => (
  <HackathonScreen title="Teams" isAllowed={(can) => can.makeTeams}>
    {(hackathon) => <Teams hackathon={hackathon} />}
  </HackathonScreen>
);
