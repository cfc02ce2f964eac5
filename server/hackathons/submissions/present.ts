import type { Submission } from '#contract/hackathons/submissions.ts';
import type { HackathonRow } from '#server/hackathons/hackathons/actions.ts';
import { canRun } from '#server/hackathons/hackathons/policy.ts';
import { canReopen, closesAt, submitting } from './policy.ts';
import type { SubmissionRow } from './store.ts';

/** When a team can submit. */
export const timesOf = (hackathon: HackathonRow, { reopenedUntil }: SubmissionRow) => ({
  startsAt: hackathon.starts_at,
  endsAt: hackathon.ends_at,
  canceledAt: hackathon.canceled_at,
  resultsPublishedAt: hackathon.results_published_at,
  reopenedUntil,
});

/** A submission as its team, those who run the hackathon, or everyone else sees it. */
export function presentSubmission(
  { slug, isMember, ...row }: SubmissionRow,
  { hackathon, now }: { hackathon: HackathonRow; now: Date },
): Submission {
  const times = timesOf(hackathon, { slug, isMember, ...row });
  return {
    ...row,
    hackathon: { slug, name: hackathon.name },
    updatedBy: isMember || canRun(hackathon) ? row.updatedBy : null,
    opensAt: hackathon.starts_at,
    closesAt: closesAt(times),
    can: {
      edit: isMember && !row.isClosed && submitting(times, now) === 'open',
      reopen: canRun(hackathon) && !row.isClosed && canReopen(times, now),
    },
  };
}
