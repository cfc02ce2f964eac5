import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ParticipantState } from '#contract/values/vocabulary.ts';
import { participantStateNames } from '#web/hackathons/hackathons/hackathon-names.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { foundPeopleQuery } from './queries.ts';

export type FoundPerson = {
  id: number;
  name: string;
  avatar: string | null;
  state: ParticipantState | null;
};

type FindPersonProps = {
  slug: string;
  label: string;
  /** `startAgain` empties the search, once someone was added. */
  renderAction: (person: FoundPerson, startAgain: () => void) => ReactNode;
};

/** Finds people with an account by their name. */
export function FindPerson({ slug, label, renderAction }: FindPersonProps) {
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) input.current?.focus();
  }, [added]);
  const isAsked = name.length >= 2;
  const { data, error, refetch } = useQuery({ ...foundPeopleQuery(slug, name), enabled: isAsked });
  const startAgain = () => {
    setName('');
    setAdded(added + 1);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox ref={input} label={label} placeholder="Name" value={name} onChange={setName} />
      {isAsked && error && (
        <LoadFailure onRetry={refetch}>
          {getErrorMessage(error, 'Couldn’t search for people. Try again.')}
        </LoadFailure>
      )}
      <output className="text-sm text-soft empty:hidden">
        {isAsked && data?.length === 0 && 'No people found. Invite them by email instead.'}
      </output>
      {isAsked && data && data.length > 0 && (
        <ul aria-label="Found people" className="divide-y divide-line">
          {data.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <PersonPiece name={person.name} seed={person.id} photo={person.avatar} size="sm" />
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {person.name}
              </span>
              {person.state && person.state !== 'left' && (
                <Badge>{participantStateNames[person.state].name}</Badge>
              )}
              {renderAction(person, startAgain)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
