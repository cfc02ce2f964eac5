import type { OwnTicket, WaitingAnswer } from '#contract/site/home.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';

type Entry = { to: string; title: string; details: string };

/** What waits for someone's answer, until when, and where they give it. */
export function describeWaiting(answer: WaitingAnswer): Entry {
  const { kind, id, projectId, projectName, role, count } = answer;
  const until = formatDate(new Date(answer.until));
  const inRole = role === '' ? '' : ` as ${role}`;
  if (kind === 'requests')
    return {
      to: paths.projectRequests(projectId),
      title: `${count === 1 ? 'Someone asked' : `${count} people asked`} to join ${projectName}`,
      details: `Answer by ${until}`,
    };
  if (kind === 'invitation')
    return {
      to: paths.ownInvitation(id),
      title: `${projectName} invited you${inRole}`,
      details: `Open until ${until}`,
    };
  if (kind === 'asked')
    return {
      to: paths.joinRequest(id),
      title: `You asked to join ${projectName}${inRole}`,
      details: `They answer by ${until}`,
    };
  return {
    to: paths.project(projectId),
    title: `A spot${inRole} on ${projectName} is yours`,
    details: `Reserved until ${until}`,
  };
}

/** A ticket that's assigned to someone, and where it is. */
export const describeTicket = ({
  id,
  projectId,
  projectName,
  title,
  status,
  priority,
}: OwnTicket): Entry => ({
  to: paths.ticket({ projectId, ticketId: id }),
  title,
  details: `${projectName} · ${status}${priority === 'High' ? ' · High priority' : ''}`,
});
