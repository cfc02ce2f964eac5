import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { judgesEach } from '#contract/hackathons/submission-limits.ts';
import { paths } from '#web/lib/paths.ts';
import type { RunStep } from './run-steps.ts';

type Options = { slug: string; can: Hackathon['can']; phase: Hackathon['phase']; judges: number };
type Action = { name: string; to: string };

/** What an organizer does in a step. */
export function actionOf(step: RunStep, { slug, can, phase, judges }: Options): Action {
  const actions: Record<RunStep, Action> = {
    signUp: { name: 'Invite people', to: paths.hackathonPeople(slug) },
    teams: can.makeTeams
      ? { name: 'Make teams', to: paths.hackathonTeams(slug) }
      : { name: 'See who has no team', to: paths.hackathonPeople(slug) },
    // Nobody can submit before the start.
    building:
      phase === 'building'
        ? { name: 'See submissions', to: paths.hackathonSubmissions(slug) }
        : { name: 'See people', to: paths.hackathonPeople(slug) },
    judging:
      judges < judgesEach
        ? { name: 'Add judges', to: paths.hackathonStaff(slug) }
        : { name: 'Open judging', to: paths.hackathonJudging(slug) },
    results: { name: 'Publish results', to: paths.hackathonResults(slug) },
  };
  return actions[step];
}
