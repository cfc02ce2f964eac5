import {
  commonHours,
  mostPoints,
  pointsForFewRequests,
  type ReasonKey,
  skillShares,
  unknownPoints,
} from './match-points.ts';
import { countedRequests, maxComparedSkills } from '#contract/teams/opening-rules.ts';

type Explanation = { name: string; rules: string[] };

const percent = (share: number) => `${share * 100}%`;

/** What each reason compares, in words. The numbers are those that the server uses. */
export const matchExplanation: Record<ReasonKey, Explanation> = {
  skills: {
    name: 'Skills',
    rules: [
      `We compare up to ${maxComparedSkills} skills of the role, or the project’s technologies if the role lists none. Each counts the same.`,
      `A skill you know counts ${percent(skillShares.known)}.`,
      `One you’re a beginner in counts ${percent(skillShares.beginner)}, or ${percent(skillShares.beginnerWelcome)} if the role is for any level or the team helps you learn it.`,
      `One you want to learn counts ${percent(skillShares.wanted)}, or ${percent(skillShares.wantedWithMentor)} if the team helps you learn it.`,
      `If you haven’t listed any skills: ${unknownPoints('skills')} points.`,
    ],
  },
  role: {
    name: 'Role',
    rules: [
      `It’s what you want to do: ${mostPoints.role} points. Something else: 0.`,
      `If you haven’t said, or we don’t recognize the kind of role: ${unknownPoints('role')} points.`,
    ],
  },
  hours: {
    name: 'Hours',
    rules: [
      `You have as many hours a week as the team asks for: ${mostPoints.hours} points. Fewer hours count in proportion.`,
      `If either of you hasn’t said: ${unknownPoints('hours')} points.`,
    ],
  },
  week: {
    name: 'Times',
    rules: [
      `At least ${commonHours.enough} hours a week when you both have time: ${mostPoints.week} points. At least ${commonHours.some} hours: ${mostPoints.week / 2}. Fewer: 0.`,
      `If either of you hasn’t said: ${unknownPoints('week')} points.`,
    ],
  },
  goal: {
    name: 'Goal',
    rules: [
      `You want the same: ${mostPoints.goal} points. Something else: 0.`,
      `If either of you hasn’t said: ${unknownPoints('goal')} points.`,
    ],
  },
  answers: {
    name: 'Answers',
    rules: [
      `You can join right away: ${mostPoints.answers} points.`,
      `Otherwise, the share of the team’s last ${countedRequests.last} requests that were answered in time, times ${mostPoints.answers}.`,
      `Fewer than ${countedRequests.least} requests so far: ${pointsForFewRequests} points.`,
    ],
  },
};
