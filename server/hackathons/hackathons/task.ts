import type { HackathonTask } from '#contract/values/vocabulary.ts';
import { canJudge, canOrganize, phaseOf } from './policy.ts';
import type { HackathonRow } from './store.ts';

type Row = Parameters<typeof phaseOf>[0] &
  Pick<
    HackathonRow,
    'forming' | 'staff_role' | 'own_state' | 'own_team_id' | 'own_submitted' | 'has_to_judge'
  >;

/** What the person asking has to do next. */
export function taskOf(row: Row, now: Date): HackathonTask | null {
  const phase = phaseOf(row, now);
  if (phase === 'canceled' || row.results_published_at !== null) return null;
  if (phase === 'ended') {
    if (canOrganize(row)) return 'publish';
    return canJudge(row) && row.has_to_judge ? 'judge' : null;
  }
  if (row.own_state === 'invited') return 'confirm';
  if (phase === 'closed' && canOrganize(row) && row.forming !== 'people') return 'make_teams';
  if (row.own_team_id === null) return null;
  if (phase === 'building') return row.own_submitted ? null : 'submit';
  return phase === 'teams' ? 'meet' : null;
}
