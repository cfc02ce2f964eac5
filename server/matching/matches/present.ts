import type { FoundPerson, OpeningForMe, Reason } from '#contract/matching/matches.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import { weekTimes } from '#contract/values/vocabulary.ts';
import { offsetOf } from '#server/people/preferences/actions.ts';
import type { MatchedPerson } from './matched.ts';
import type { OpeningRow } from './matching-openings-store.ts';
import type { PersonRow } from './people-store.ts';
import { bandOf, reasonsFor } from './score-match.ts';

/** How a person and an opening fit, as the person sees it. `more`: reasons without points. */
export function presentFit(
  person: MatchedPerson,
  opening: OpeningRow,
  more: Reason[],
): Omit<OpeningForMe, 'project' | 'role'> {
  const reasons = reasonsFor(person, opening);
  return {
    band: bandOf(reasons.reduce((sum, { points }) => sum + points, 0)),
    reasons: [...more, ...reasons],
    asked: opening.waiting,
    freePlaces: opening.freePlaces,
  };
}

/** A person whom teams can find, as the leads of a project see them. */
export const presentPerson = (
  { timeZone, avatar, ...row }: PersonRow,
  {
    person,
    opening,
    more,
    now,
  }: { person: MatchedPerson; opening: OpeningRow; more: Reason[]; now: Date },
): FoundPerson => {
  const reasons = reasonsFor(person, opening, 'team');
  const score = reasons.reduce((sum, { points }) => sum + points, 0);
  return {
    ...row,
    avatar: avatar && photoAddress(avatar),
    week: weekTimes.filter((time) => row.week.includes(time)),
    utcOffset: timeZone && formatOffset(offsetOf(timeZone, now)),
    band: bandOf(score, 'team'),
    reasons: [...more, ...reasons],
  };
};

/** "UTC+2", "UTC−3:30" */
function formatOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const time = rest === 0 ? `${hours}` : `${hours}:${String(rest).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${time}`;
}
