import type { OwnHackathon, OwnTicket, WaitingAnswer } from '#contract/site/home.ts';
import type { HackathonTask } from '#contract/values/vocabulary.ts';
import { taskNames } from '#web/lib/hackathon-task-names.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';

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

const taskPaths: Partial<Record<HackathonTask, (slug: string) => string>> = {
  make_teams: paths.hackathonTeams,
  submit: paths.hackathonSubmission,
  judge: paths.hackathonJudging,
  publish: paths.hackathonResults,
};

/** A hackathon that needs someone, or that they'll be at soon. */
export function describeHackathon({ slug, name, startsAt, endsAt, task }: OwnHackathon): Entry {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const isAhead = (date: Date) => date.getTime() > serverNow();
  const when = isAhead(start)
    ? `Starts ${formatDate(start)}`
    : isAhead(end)
      ? `Ends ${formatDate(end)}`
      : 'Over';
  return {
    to: (task && taskPaths[task]?.(slug)) ?? paths.hackathon(slug),
    title: task ? taskNames[task] : name,
    details: `${task ? name : 'You’ve signed up'}${dot}${when}`,
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
