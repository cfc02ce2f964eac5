import type { Participation } from '#contract/proof/participations.ts';
import { formatMonth } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';

type Work = Pick<
  Participation,
  | 'done'
  | 'reviewed'
  | 'reviewers'
  | 'given'
  | 'comments'
  | 'repository'
  | 'from'
  | 'to'
  | 'mostPeople'
> & { project: Pick<Participation['project'], 'completedAt'>; result?: Participation['result'] };

/** "12 tickets, 9 reviewed by 3 people" */
export function describeTickets({ done, reviewed, reviewers }: Work): string {
  const tickets = formatCount(done, 'ticket');
  if (done === 0) return 'No finished tickets to show yet';
  if (reviewed === 0) return `${tickets}, not reviewed`;
  return `${tickets}, ${reviewed} reviewed by ${formatCount(reviewers, 'person', 'people')}`;
}

/** "2 reviews given, 4 comments", or an empty string. */
export const describeHelp = ({ given, comments }: Work): string =>
  listCounts([
    [given, 'review given', 'reviews given'],
    [comments, 'comment'],
  ]);

/** "14 commits, 5 merged pull requests, 9 code reviews", or an empty string. */
export const describeCode = ({
  repository: { commits, pullRequests, reviews },
}: Pick<Work, 'repository'>): string =>
  listCounts([
    [commits, 'commit'],
    [pullRequests, 'merged pull request'],
    [reviews, 'code review'],
  ]);

/** Those that aren't zero. */
const listCounts = (counts: Parameters<typeof formatCount>[]) =>
  counts
    .filter(([count]) => count > 0)
    .map((count) => formatCount(...count))
    .join(', ');

/** "Aug 2026 – Now". A completed project ends everyone's time. */
export function describeTime({ from, to, project }: Work): string {
  const end = to ?? project.completedAt?.slice(0, 10);
  const [start, last] = [writeMonth(from), end ? writeMonth(end) : 'Now'];
  return start === last ? start : `${start} – ${last}`;
}

const writeMonth = (day: string) => formatMonth(new Date(`${day}T00:00`));

/** "Team of 5". Empty for someone who worked alone. */
export const describeTeam = ({ mostPeople }: Work): string =>
  mostPeople === 1 ? '' : `Team of ${mostPeople}`;

/** Whether someone has done anything that counts, or their team has a result. */
export const hasWork = ({ done, given, comments, result, ...work }: Work) =>
  done + given + comments > 0 || !!result || describeCode(work) !== '';
