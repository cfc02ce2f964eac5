import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { TeammateAnswer } from '#contract/values/teammate-rules.ts';
import type { Teammate } from '#contract/matching/teammates.ts';
import { paths } from '#web/lib/paths.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { useAnswerAbout } from './queries.ts';

const choices: { value: TeammateAnswer | null; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: null, label: 'No answer' },
];

/** Asks whether someone would build with a person again. Each answer is saved at once. */
export function FormerTeammate({ teammate: { id, name, avatar, answer } }: { teammate: Teammate }) {
  const { mutate } = useAnswerAbout();
  // Shown before it's saved, so that the arrow keys can go on.
  const [chosen, setChosen] = useState<TeammateAnswer | null>();
  const shown = chosen === undefined ? answer : chosen;
  const choose = (value: TeammateAnswer | null) => {
    setChosen(value);
    mutate({ id, answer: value }, { onError: () => setChosen(undefined) });
  };
  const question = useId();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-3">
      <PersonPiece name={name} seed={id} photo={avatar} />
      <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-4">
        <legend className="sr-only">Would you build with {name} again?</legend>
        <Link
          to={paths.publicProfile(id)}
          className="min-w-0 font-medium wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <div className="flex flex-wrap gap-x-5">
          {choices.map(({ value, label }) => (
            <label key={label} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="radio"
                name={question}
                className="size-4.5 accent-accent"
                checked={shown === value}
                onChange={() => choose(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
