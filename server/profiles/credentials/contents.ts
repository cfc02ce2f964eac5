import { describePlace, ordinal } from '#contract/values/ordinal.ts';
import { leastPlacedPeople, leastPlacedTeams } from '#contract/hackathons/submission-limits.ts';
import { hiddenText } from '#contract/values/vocabulary.ts';
import { credentialRuleText } from '#server/proof/participations/policy.ts';
import type { ParticipationRow } from '#server/proof/participations/store.ts';
import type { EarnedResult } from '#server/hackathons/results/store.ts';
import type { Content } from './badge.ts';

const projectUrl = (publicUrl: string, id: number) => `${publicUrl}/projects/${id}`;

/** A credential about what someone did in a project. */
export function describeParticipation(row: ParticipationRow, publicUrl: string): Content {
  const { done, reviewed, reviewers, project_name: projectName, most_people: people } = row;
  return {
    url: projectUrl(publicUrl, row.project_id),
    projectName,
    title: `Contributor to ${projectName}`,
    role: row.role_name,
    // The rule asks for several of each.
    narrative: `${done} finished tickets, ${reviewed} of them reviewed by ${reviewers} teammates`,
    from: row.from_day,
    to: row.to_day,
    achievement: {
      anchor: 'contributor',
      type: 'Achievement',
      description: `Worked on ${projectName} in a team of ${people}.`,
      rule: credentialRuleText,
      tags: row.skills,
    },
  };
}

const resultRule = `At least ${leastPlacedTeams} teams with ${leastPlacedPeople} people between them submitted what they had built. Judges scored it without seeing each other’s scores, at least one of them from outside these teams, and the organizers published the ranking. This proves the team’s rank, and that the person was on it at the end, not what they did themselves.`;

/** A credential about the place of someone's team in a hackathon. */
export function describeResult(
  result: EarnedResult & { place: number },
  publicUrl: string,
): Content {
  const { team, title, place, prize, teams, hackathon } = result;
  const of = teams === 1 ? '1 team' : `${teams} teams`;
  const what = title === hiddenText ? '' : ` with “${title}”`;
  const awarded = prize === '' ? '' : `. Prize: ${prize}`;
  return {
    url: projectUrl(publicUrl, result.projectId),
    projectName: team,
    title: describePlace({ place, hackathon: hackathon.name }),
    role: '',
    narrative: `${team} took ${ordinal(place)} place of ${of}${what}${awarded}`,
    from: hackathon.startsAt.slice(0, 10),
    to: hackathon.endsAt.slice(0, 10),
    achievement: {
      anchor: 'result',
      type: 'Award',
      description: `Was on the team ${team} in ${hackathon.name}.`,
      rule: resultRule,
      tags: [],
    },
  };
}
