import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Participant } from '#contract/hackathons/hackathon-people.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { peopleQuery } from '#web/hackathons/hackathons/queries.ts';
import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';
import { hackathonPeopleFile } from '#web/lib/links.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Pill } from '#web/ui/forms/pill.tsx';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { TeamScene } from '#web/ui/scenes/team.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { InvitedAddresses } from './invited-addresses.tsx';
import {
  isInGroup,
  type PeopleGroup,
  peopleGroupNames,
  peopleGroups,
  selectPeople,
} from './people-groups.ts';
import { PersonRow } from './person-row.tsx';

/** Everyone in a hackathon, live, for those who run it. */
export function PeopleList({ hackathon }: { hackathon: Hackathon }) {
  const query = useQuery(peopleQuery(hackathon.slug));
  const { data } = query;
  const [group, setGroup] = useState<PeopleGroup>('all');
  const [name, setName] = useState('');
  if (!data) return <NotLoaded query={query} failure="Couldn’t load the people. Try again." />;
  const { people, invited } = data;
  if (people.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <EmptyState scene={<TeamScene />} title="Nobody has signed up yet">
          Share the link or the code, or paste email addresses. People show up here as they sign up.
        </EmptyState>
        <InvitedAddresses hackathon={hackathon} invited={invited} />
      </div>
    );
  }
  const shown = selectPeople(people, { group, name });
  const names = new Map(people.map((person) => [person.id, person.name]));
  const hasTeams = people.some(({ team }) => team !== null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <ChooseGroup people={people} group={group} onChoose={setGroup} />
        <SearchBox
          label="Search people"
          placeholder="Name"
          className="w-full sm:w-44"
          value={name}
          onChange={setName}
        />
        <a
          href={hackathonPeopleFile(hackathon.slug)}
          download
          className={`${buttonClasses()} sm:ml-auto`}
        >
          <Download aria-hidden className="size-4.5" />
          Download CSV
        </a>
      </div>
      <output className="sr-only">{formatCount(shown.length, 'person', 'people')}</output>
      {shown.length === 0 ? (
        <p className="py-6 text-center text-soft">Nobody matches your search.</p>
      ) : (
        <ul
          aria-label="People"
          tabIndex={-1}
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {shown.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              names={names}
              hackathon={hackathon}
              hasTeams={hasTeams}
            />
          ))}
        </ul>
      )}
      {group === 'all' && name === '' && (
        <InvitedAddresses hackathon={hackathon} invited={invited} />
      )}
    </div>
  );
}

type ChooseGroupProps = {
  people: readonly Participant[];
  group: PeopleGroup;
  onChoose: (group: PeopleGroup) => void;
};

/** Groups with nobody in them are left out, except for the one that's shown. */
function ChooseGroup({ people, group, onChoose }: ChooseGroupProps) {
  const countOf = (one: PeopleGroup) => people.filter((person) => isInGroup(person, one)).length;
  const offered = peopleGroups.filter(
    (one) => one === 'all' || one === 'without' || one === group || countOf(one) > 0,
  );
  return (
    <div role="group" aria-label="Show" className="flex flex-wrap gap-1.5">
      {offered.map((one) => (
        <Pill key={one} isPressed={one === group} onPress={() => onChoose(one)}>
          {peopleGroupNames[one]}{' '}
          <span className="text-sm text-soft tabular-nums">{formatNumber(countOf(one))}</span>
        </Pill>
      ))}
    </div>
  );
}
