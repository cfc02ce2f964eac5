import type { TeamChange } from '#contract/history/changes.ts';
import { formatList } from '#web/lib/formats/format-list.ts';
import { describeChange } from './describe-change.ts';

/** What someone on a team did, to read after their name. What it's about is named beside it. */
export function describeTeamChange(change: TeamChange): string {
  const { kind, ticket, thread } = change;
  if (kind === 'document_created') return 'added a page';
  if (kind === 'document_changed') return 'changed a page';
  if (kind === 'meeting_planned') return 'planned a meeting';
  if (kind === 'meeting_canceled') return 'canceled a meeting';
  if (kind === 'thread_started') return 'started a discussion';
  if (kind === 'member_joined') return 'joined the team';
  if (kind === 'member_left') return 'left the team';
  if (kind === 'comment_written' && !ticket) return thread ? 'replied' : 'wrote a note';
  return formatList(describeChange(change));
}
