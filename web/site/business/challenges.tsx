import { readChoice, useUrlParams } from '#web/lib/url-params.ts';
import { Tabs } from '#web/ui/page/tabs.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { type Challenge, challengeKinds } from './offers/challenge.ts';
import type { Offers } from './offers/source.ts';

/** The Challenges tab, with a sub-tab for each kind. */
export function Challenges({ challenges }: Pick<Offers, 'challenges'>) {
  const [searchParams, changeParams] = useUrlParams();
  return (
    <Tabs
      label="Challenges"
      value={readChoice(searchParams, { name: 'challenges', choices: challengeKinds })}
      onChange={(kind) => changeParams({ challenges: kind === challengeKinds[0] ? null : kind })}
      tabs={challengeKinds.map((kind) => {
        const own = challenges.filter((challenge) => challenge.kind === kind);
        return {
          value: kind,
          label: kinds[kind].name,
          count: own.length,
          panel: <ChallengeList lead={kinds[kind].lead} challenges={own} />,
        };
      })}
    />
  );
}

const ChallengeList = ({ lead, challenges }: { lead: string; challenges: Challenge[] }) => (
  <>
    <p className="max-w-[60ch] text-soft">{lead}</p>
    <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {challenges.map((challenge) => (
        <li key={challenge.id} className="grid">
          <ChallengeCard challenge={challenge} />
        </li>
      ))}
    </ul>
  </>
);

const kinds = {
  'weekly-reviews': {
    name: 'Weekly Reviews',
    lead: 'One piece of someone’s work each week. Read it closely and say what you see.',
  },
  'problem-solving': {
    name: 'Problem Solving',
    lead: 'A company’s open question, for a team over a few weeks. Bring people or find them there.',
  },
  'idea-enhancement': {
    name: 'Idea Enhancement',
    lead: 'An idea that already works but could work better. Improve one thing about it.',
  },
};
