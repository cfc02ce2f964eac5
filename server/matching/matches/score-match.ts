import {
  type Band,
  bandPoints,
  bands,
  commonHours,
  type FitLevel,
  mostPoints,
  pointsForFewRequests,
  reasonKeys,
  type ReasonKey,
  skillShares,
  unknownPoints,
} from '#contract/matching/match-points.ts';
import { countedRequests } from '#contract/teams/opening-rules.ts';
import type { Reason } from '#contract/matching/matches.ts';
import type { MatchedOpening, MatchedPerson, Reader } from './matched.ts';
import { describeReason } from './reason-words.ts';
import { compareSkills } from './skill-fit.ts';

/** Points, or undefined if one side hasn't said. */
type Rule = (person: MatchedPerson, opening: MatchedOpening) => number | undefined;

const rules: Record<ReasonKey, Rule> = {
  skills: (person, opening) => {
    if (!hasSkills(person) || opening.skills.length === 0) return undefined;
    const { known, begun, wanted } = compareSkills(person, opening);
    const share =
      known.length * skillShares.known +
      begun.length * beginnerShare(opening) +
      wanted.length * (opening.mentors ? skillShares.wantedWithMentor : skillShares.wanted);
    return Math.round((mostPoints.skills * share) / opening.skills.length);
  },
  role: ({ disciplines }, { discipline }) => {
    if (disciplines.includes(discipline)) return mostPoints.role;
    return disciplines.length === 0 || discipline === 'Other' ? undefined : 0;
  },
  hours: (person, opening) => {
    if (person.hours === null || opening.hours === null) return undefined;
    return Math.round(mostPoints.hours * Math.min(1, person.hours / opening.hours));
  },
  week: (_person, { commonHours: hours }) => {
    if (hours === null) return undefined;
    if (hours >= commonHours.enough) return mostPoints.week;
    return hours >= commonHours.some ? mostPoints.week / 2 : 0;
  },
  goal: (person, opening) => {
    if (person.goal === null || opening.goal === null) return undefined;
    return person.goal === opening.goal ? mostPoints.goal : 0;
  },
  answers: (_person, { asks, answered, requests }) => {
    if (!asks) return mostPoints.answers;
    if (requests < countedRequests.least) return pointsForFewRequests;
    return Math.round((mostPoints.answers * answered) / requests);
  },
};

/** A team that looks for people knows how it answers itself. */
const keysFor = (reader: Reader) =>
  reader === 'person' ? reasonKeys : reasonKeys.filter((key) => key !== 'answers');

/** Why a person and an opening fit, one line each. Together they have the points of `scoreOf`. */
export const reasonsFor = (
  person: MatchedPerson,
  opening: MatchedOpening,
  reader: Reader = 'person',
): (Reason & { key: ReasonKey })[] =>
  keysFor(reader).map((key) => {
    const known = rules[key](person, opening);
    const points = known ?? unknownPoints(key);
    return {
      key,
      fits: known === undefined ? 'unknown' : fitLevel(key, points),
      points,
      most: mostPoints[key],
      words: describeReason(key, { person, opening, reader, isKnown: known !== undefined }),
    };
  });

function fitLevel(key: ReasonKey, points: number): FitLevel {
  if (points === 0) return 'no';
  // Whoever has fewer hours than the team asks for fits in part, however few are missing.
  const enough = key === 'hours' ? 1 : 0.7;
  return points >= mostPoints[key] * enough ? 'yes' : 'partly';
}

/** The points of all reasons together. */
export function scoreOf(
  person: MatchedPerson,
  opening: MatchedOpening,
  reader: Reader = 'person',
): number {
  let score = 0;
  for (const key of keysFor(reader)) score += rules[key](person, opening) ?? unknownPoints(key);
  return score;
}

const mostForTeams = 100 - mostPoints.answers;

export function bandOf(score: number, reader: Reader = 'person'): Band {
  const percent = reader === 'person' ? score : (score / mostForTeams) * 100;
  return bands.find((band) => percent >= bandPoints[band])!;
}

const hasSkills = ({ knows, begins, learns }: MatchedPerson) =>
  knows.length + begins.length + learns.length > 0;

const beginnerShare = ({ level, mentors }: MatchedOpening) =>
  level === 'any' || mentors ? skillShares.beginnerWelcome : skillShares.beginner;
