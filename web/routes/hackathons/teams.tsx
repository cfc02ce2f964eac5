import { HackathonScreen } from './parts/hackathon-screen.tsx';
import { Teams } from '#web/hackathons/hackathons/teams/teams.tsx';

/** Where the organizers of a hackathon make teams. */
export const Component = () => (
  <HackathonScreen title="Teams" isAllowed={(can) => can.makeTeams}>
    {(hackathon) => <Teams hackathon={hackathon} />}
  </HackathonScreen>
);
