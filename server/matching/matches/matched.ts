import type { Opening } from '#server/teams/openings/actions.ts';
import type { PersonFacts } from '#server/people/preferences/actions.ts';

/** A person, as they're compared. */
export type MatchedPerson = Omit<PersonFacts, 'week' | 'languages'>;

/** An opening, as it's compared. `commonHours`: a week; null if either side hasn't said when it has time. */
export type MatchedOpening = Pick<
  Opening,
  | 'discipline'
  | 'skills'
  | 'level'
  | 'mentors'
  | 'hours'
  | 'goal'
  | 'asks'
  | 'answered'
  | 'requests'
> & { commonHours: number | null };

/** Who reads the reasons: someone who looks for a team, or a lead who looks for people. */
export type Reader = 'person' | 'team';
