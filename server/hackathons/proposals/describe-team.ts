import { mostTeamPoints } from '#contract/hackathons/hackathon-rules.ts';
import type { FitLevel } from '#contract/matching/match-points.ts';
import type { TeamReason } from '#contract/hackathons/proposals.ts';
import { formatList } from '#server/platform/formats/format-list.ts';
import { commonHoursOf, hasLanguage, pointsFor, scoredKeys } from './forming/points.ts';
import { factsOf, type Group } from './group.ts';
import { count, describeReason, disciplinesOf, languagesOf, wishesOf } from './team-words.ts';

export type TeamDescription = { points: number; reasons: TeamReason[]; warnings: string[] };

/** How well a team fits together, why, and what its organizers should know. */
export function describeTeam(group: Group, ids: readonly number[]): TeamDescription {
  if (ids.length === 0) return { points: 0, reasons: [], warnings: warnAboutSize(group, 0) };
  const reasons = listReasons(group, ids);
  return {
    points: reasons.reduce((sum, { points }) => sum + points, 0),
    reasons,
    warnings: [...warnAboutSize(group, ids.length), ...listWarnings(group, ids)],
  };
}

/** What counts in a week doesn't in a short hackathon. */
const weekly = new Set<string>(['hours', 'effort']);

function listReasons(group: Group, ids: readonly number[]): TeamReason[] {
  const keys = scoredKeys.filter((key) => !group.rules.isShort || !weekly.has(key));
  // Together they're 100.
  const part = 100 / keys.reduce((sum, key) => sum + mostTeamPoints[key], 0);
  const scored = keys.map((key): TeamReason => {
    const { points: exact, isKnown } = pointsFor(
      key,
      factsOf(group, ids),
      group.rules.wanted.length,
    );
    const [points, most] = [Math.round(exact * part), Math.round(mostTeamPoints[key] * part)];
    const fits = isKnown ? fitLevel(points / most) : 'unknown';
    return { key, fits, points, most, words: describeReason[key](group, ids) };
  });
  const { kept } = wishesOf(group, ids);
  return [
    ...scored,
    withoutPoints('languages', fitOfLanguages(group, ids), describeReason.languages(group, ids)),
    ...kept.map((words) => withoutPoints('wishes', 'yes', words)),
  ];
}

const withoutPoints = (key: 'languages' | 'wishes', fits: FitLevel, words: string): TeamReason => ({
  key,
  fits,
  points: 0,
  most: 0,
  words,
});

function fitLevel(share: number): FitLevel {
  if (share === 0) return 'no';
  return share >= 0.7 ? 'yes' : 'partly';
}

function fitOfLanguages(group: Group, ids: readonly number[]): FitLevel {
  const spoken = languagesOf(group, ids);
  if (spoken === undefined) return 'unknown';
  return spoken.length > 0 ? 'yes' : 'no';
}

function warnAboutSize({ rules: { least, most } }: Group, size: number): string[] {
  if (size < least)
    return [`${size === 1 ? '1 person' : `${size} people`}, ${least - size} too few`];
  return size > most ? [`${size} people, ${size - most} too many`] : [];
}

/** Fewer common hours than this are too few to build something. */
const fewHours = 2;

function listWarnings(group: Group, ids: readonly number[]): string[] {
  const team = factsOf(group, ids);
  const { missing } = disciplinesOf(group, ids);
  const hours = commonHoursOf(team);
  return [
    ...(hasLanguage(team) ? [] : ['No common language']),
    ...(missing.length > 0 ? [`Nobody for ${formatList(missing)}`] : []),
    ...(hours !== undefined && hours < fewHours ? [describeReason.hours(group, ids)] : []),
    ...wishesOf(group, ids).broken,
  ];
}

/** What organizers should know about all teams. */
export function warnAboutTeams(group: Group, teams: readonly (readonly number[])[]): string[] {
  const lacking = group.rules.wanted.map((one) => ({
    one,
    teams: teams.filter((ids) => disciplinesOf(group, ids).missing.includes(one)).length,
  }));
  return lacking
    .filter(({ teams }) => teams > 0)
    .map(({ one, teams: without }) => `${count(without, 'team')} without anyone for ${one}`);
}
