import { useSyncExternalStore } from 'react';
import type { ThemeOption } from './source.ts';
import { castVote } from './theme-vote.ts';
import { ThemeCard } from './theme-card.tsx';

export function VoteForTheme({ themes }: { themes: readonly ThemeOption[] }) {
  const { voted, vote } = useThemeVote();
  const options = voted === null ? themes : castVote(themes, voted);
  const chosen = options.find(({ id }) => id === voted);
  return (
    <section aria-labelledby="theme-vote">
      <h2 id="theme-vote" className="text-xl">
        Vote for a theme
      </h2>
      <p role="status" className="mt-0.5 text-soft">
        {chosen
          ? `You voted for “${chosen.title}”. Only your first vote counts.`
          : 'You have one vote. Pick the theme you’d build for.'}
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-4">
        {options.map((option) => (
          <li key={option.id} className="flex">
            <ThemeCard
              option={option}
              isChosen={option.id === voted}
              isOpen={voted === null}
              onVote={() => vote(option.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

let voted: number | null = null;
const listeners = new Set<() => void>();

/** The vote of this page session. Further votes are ignored until the page is reloaded. */
const useThemeVote = () => ({
  voted: useSyncExternalStore(subscribe, getVoted, getVoted),
  vote,
});

const getVoted = () => voted;

function vote(option: number) {
  if (voted !== null) return;
  voted = option;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
