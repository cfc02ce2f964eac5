import type { Participant } from '#contract/hackathons/hackathon-people.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { Judging } from '#contract/hackathons/judging.ts';
import { isInGroup } from '#web/hackathons/hackathons/people/people-groups.ts';

/** What an organizer goes through, in this order. */
export const runSteps = ['signUp', 'teams', 'building', 'judging', 'results'] as const;
export type RunStep = (typeof runSteps)[number];

type Known = {
  hackathon: Pick<
    Hackathon,
    'phase' | 'people' | 'mostPeople' | 'teamsPublishedAt' | 'resultsPublishedAt' | 'can'
  >;
  people: readonly Pick<Participant, 'state' | 'team' | 'wantsTeam'>[] | undefined;
  /** Undefined before the end, and if it couldn't be loaded. */
  judging: Pick<Judging, 'judges'> | undefined;
};

/** The step that is on now; undefined once the results are published. */
export function findStep({ hackathon, people, judging }: Known): RunStep | undefined {
  const { phase, teamsPublishedAt, resultsPublishedAt, can } = hackathon;
  if (resultsPublishedAt !== null) return undefined;
  if (phase === 'ended') {
    const { dealt, scored } = countScores(judging);
    return scored > 0 && scored === dealt ? 'results' : 'judging';
  }
  const isFull = hackathon.people >= hackathon.mostPeople;
  if (phase === 'draft' || (phase === 'open' && !(isFull && can.makeTeams))) return 'signUp';
  if (phase === 'open' || phase === 'closed') return 'teams';
  // It may start before the organizers have made teams.
  const lacksTeams =
    teamsPublishedAt === null &&
    can.makeTeams &&
    people?.some((person) => person.wantsTeam && isInGroup(person, 'without'));
  return lacksTeams ? 'teams' : 'building';
}

/** How many scores judges have given, of how many. */
export function countScores(judging: Known['judging']) {
  const judges = judging?.judges ?? [];
  const sum = (key: 'dealt' | 'scored') => judges.reduce((total, one) => total + one[key], 0);
  return { judges: judges.length, dealt: sum('dealt'), scored: sum('scored') };
}
