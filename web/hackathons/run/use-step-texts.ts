import { useQuery } from '@tanstack/react-query';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { useCountdown } from '#web/hackathons/hackathons/countdown/use-countdown.ts';
import { teamsQuery } from '#web/hackathons/hackathons/queries.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';
import type { countScores, RunStep } from './run-steps.ts';

type Options = { hackathon: Hackathon; scores: ReturnType<typeof countScores> };

/** The page reloads the hackathon by itself when it starts and ends. */
const nothing = () => {};

/** How far each step is. What isn't known is left out. */
export function useStepTexts({ hackathon, scores }: Options): Record<RunStep, string | undefined> {
  const { slug, people, mostPeople, waiting, resultsPublishedAt } = hackathon;
  const { data: teams } = useQuery(teamsQuery(slug));
  const { text } = useCountdown(hackathon, { onChange: nothing });
  return {
    signUp: [
      `${formatNumber(people)} of ${formatNumber(mostPeople)} signed up`,
      waiting > 0 && `${formatNumber(waiting)} waiting`,
    ]
      .filter(Boolean)
      .join(', '),
    teams: teams && (teams.length === 0 ? 'No teams yet' : formatCount(teams.length, 'team')),
    building: text,
    judging:
      scores.dealt > 0
        ? `${formatNumber(scores.scored)} of ${formatNumber(scores.dealt)} scored`
        : undefined,
    results: resultsPublishedAt
      ? `Published ${formatDate(new Date(resultsPublishedAt))}`
      : undefined,
  };
}
