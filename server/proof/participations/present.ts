import type { Participation } from '#contract/proof/participations.ts';
import { hasEarnedCredential } from './policy.ts';
import type { ParticipationRow } from './store.ts';

export const presentParticipation = (
  row: ParticipationRow,
  { isOwn, today }: { isOwn: boolean; today: string },
): Participation => ({
  id: row.id,
  project: { id: row.project_id, name: row.project_name, completedAt: row.completed_at },
  role: row.role_name,
  from: row.from_day,
  to: row.to_day,
  done: row.done,
  reviewed: row.reviewed,
  reviewers: row.reviewers,
  given: row.given,
  comments: row.comments,
  repository: { commits: row.commits, pullRequests: row.pull_requests, reviews: row.code_reviews },
  skills: row.skills,
  mostPeople: row.most_people,
  notes: row.notes,
  result: row.result,
  can: { certify: isOwn && hasEarnedCredential(row, today) },
});
