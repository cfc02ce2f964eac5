import type { ReactNode } from 'react';
import type { ParticipantState } from '#contract/values/vocabulary.ts';
import { participantStateNames } from '#web/hackathons/hackathons/hackathon-names.ts';
import { FindPeople } from '#web/ui/forms/find-people.tsx';
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

/** Finds people with an account by their name, with what they are in a hackathon. */
export const FindPerson = ({ slug, label, renderAction }: FindPersonProps) => (
  <FindPeople
    label={label}
    queryOf={(name) => foundPeopleQuery(slug, name)}
    none="No people found. Invite them by email instead."
    renderAction={(person, startAgain) => (
      <>
        {person.state && person.state !== 'left' && (
          <Badge>{participantStateNames[person.state].name}</Badge>
        )}
        {renderAction(person, startAgain)}
      </>
    )}
  />
);
