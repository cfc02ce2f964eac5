import { useQuery } from '@tanstack/react-query';
import { AskDialog, type ProjectToAsk } from './ask-dialog.tsx';
import { ownRequestsQuery } from './queries.ts';

type AskOnceProps = {
  project: ProjectToAsk;
  roleId: number | undefined;
  /** Sends the request without a message, which can be added later. */
  startsNow?: boolean;
  onClose: () => void;
};

/** Asks to join a team, or changes the request of someone who has asked already. */
export default function AskOnce({ project, ...asked }: AskOnceProps) {
  const { data: requests, isPending } = useQuery(ownRequestsQuery);
  if (isPending) return null;
  const waiting = requests?.find(
    (request) => request.state === 'waiting' && request.project.id === project.id,
  );
  return <AskDialog project={project} waiting={waiting} {...asked} />;
}
