import { useQuery } from '@tanstack/react-query';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { judgesEach } from '#contract/hackathons/submission-limits.ts';
import { peopleQuery } from '#web/hackathons/hackathons/queries.ts';
import { judgingQuery } from '#web/hackathons/judging/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { RunStepItem, type StepState } from './run-step.tsx';
import { countScores, findStep, type RunStep, runSteps } from './run-steps.ts';
import { ShareSignUp } from './share-sign-up.tsx';
import { useStepTexts } from './use-step-texts.ts';

const names: Record<RunStep, string> = {
  signUp: 'Sign-up',
  teams: 'Teams',
  building: 'Building',
  judging: 'Judging',
  results: 'Results',
};

/** Where a hackathon is, for its organizers, with what to do next. */
export default function Run({ hackathon }: { hackathon: Hackathon }) {
  const { slug, name, phase, can, code, url, closesAt } = hackathon;
  const isJudged = phase === 'ended' && hackathon.resultsPublishedAt === null;
  const isOnNow = phase === 'teams' || phase === 'building';
  const { data: people } = useQuery({ ...peopleQuery(slug), enabled: isOnNow });
  const judging = useQuery({ ...judgingQuery(slug), enabled: isJudged });
  const scores = countScores(judging.data);
  // Which step is on depends on it: no button is shown that would change under the pointer.
  const isLoading = isJudged && judging.isPending;
  const step = findStep({ hackathon, people: people?.people, judging: judging.data });
  const texts = useStepTexts({ hackathon, scores });
  const now = useNow();
  const isSignUpOpen = phase !== 'ended' && Date.parse(closesAt) > now;
  // If it couldn't be loaded, there may be enough judges.
  const judges = judging.data ? scores.judges : judgesEach;
  const action = step && actionOf(step, { slug, can, phase, judges });
  return (
    <section aria-labelledby="run" className="grid grid-cols-1 gap-3">
      <h2 id="run" className="text-xl">
        Timeline
      </h2>
      <ol className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[1.5fr_repeat(4,minmax(0,1fr))]">
        {runSteps.map((one, index) => (
          <RunStepItem
            key={one}
            name={names[one]}
            number={index + 1}
            state={stateOf(one, step)}
            text={texts[one]}
          >
            {one === 'signUp' && isSignUpOpen && <ShareSignUp {...{ name, code, url }} />}
            {one === step && action && !isLoading && (
              <ButtonLink variant="primary" to={action.to} className="justify-self-start">
                {action.name}
              </ButtonLink>
            )}
            {one === 'results' && !step && (
              <ButtonLink to={paths.hackathonResults(slug)} className="justify-self-start">
                See results
              </ButtonLink>
            )}
          </RunStepItem>
        ))}
      </ol>
    </section>
  );
}

function stateOf(one: RunStep, step: RunStep | undefined): StepState {
  if (one === step) return 'on';
  return step === undefined || runSteps.indexOf(one) < runSteps.indexOf(step) ? 'done' : 'later';
}

type Options = { slug: string; can: Hackathon['can']; phase: Hackathon['phase']; judges: number };
type Action = { name: string; to: string };

/** What an organizer does in a step. */
function actionOf(step: RunStep, { slug, can, phase, judges }: Options): Action {
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
