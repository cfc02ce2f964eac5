import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { useAsking } from '#web/projects/projects/joining/asking.ts';
import ConfirmJoin from '#web/projects/projects/joining/confirm-join.tsx';

type FinishJoiningProps = {
  project: ProjectCard;
  roleId: number | undefined;
  /** What is known of the project may be from before the person signed in. */
  isFetching: boolean;
};

/**
 * Goes on with what someone began before they signed in: joins, or sends the request. Asks first if
 * they came by a link alone.
 */
export default function FinishJoining({ isFetching, ...props }: FinishJoiningProps) {
  const [isReady, setIsReady] = useState(!isFetching);
  if (!isReady && !isFetching) setIsReady(true);
  return isReady && <JoinOrAsk {...props} />;
}

function JoinOrAsk({ project, roleId }: Omit<FinishJoiningProps, 'isFetching'>) {
  const state = useLocation().state as { hasSignedIn?: boolean } | null;
  const navigate = useNavigate();
  const asking = useAsking();
  // Stays as it was while the person joins.
  const [{ can, hasAsked }] = useState(project);
  const startsNow = state?.hasSignedIn === true;
  const [hasJoined, setHasJoined] = useState(false);
  const leave = () => {
    const to = hasJoined ? paths.teamWorkspace(project.id) : paths.project(project.id);
    void navigate(to, { replace: true });
  };
  useOnce(() => {
    if (can.ask && !hasAsked) asking?.ask?.(project, roleId, startsNow);
    leave();
  }, !can.join);
  if (!can.join) return null;
  return (
    <ConfirmJoin
      project={project}
      role={project.roles.find(({ id }) => id === roleId)}
      toPage={undefined}
      startsNow={startsNow}
      onJoined={() => setHasJoined(true)}
      onClose={leave}
    />
  );
}
