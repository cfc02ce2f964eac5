import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bandNames } from '#contract/matching/match-points.ts';
import type { FoundPerson } from '#contract/matching/matches.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { goalNames, languageName, weekTimeNames } from '#web/lib/working-style-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { TeamScene } from '#web/ui/scenes/team.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { bandTones } from './band-tones.ts';
import { peopleQuery } from './queries.ts';
import { bestReasons } from './best-reasons.ts';
import { ReasonList } from './reason-list.tsx';
import { Why } from './why.tsx';

type RenderActions = (person: FoundPerson) => ReactNode;

type FoundPeopleProps = { projectId: number; roleId: number; renderActions: RenderActions };

/** People who agreed to be found and may suit a role. */
export function FoundPeople({ renderActions, ...role }: FoundPeopleProps) {
  const query = useQuery(peopleQuery(role));
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        failure="Couldn’t load people. Check your connection and try again."
      />
    );
  if (data.length === 0) {
    return (
      <EmptyState scene={<TeamScene />} title="No matches yet">
        People who are looking for a team and share your language will show up here.
      </EmptyState>
    );
  }
  return (
    <>
      <output className="sr-only">{formatCount(data.length, 'person', 'people')} found</output>
      <ul className="grid grid-cols-1 gap-4">
        {data.map((person) => (
          <li key={person.id}>
            <Person person={person} actions={renderActions(person)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Person = ({ person, actions }: { person: FoundPerson; actions: ReactNode }) => (
  <article
    aria-labelledby={`person-${person.id}`}
    className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4"
  >
    <div className="flex items-center gap-3">
      <PersonPiece name={person.name} seed={person.id} photo={person.avatar} />
      <h2 id={`person-${person.id}`} className="min-w-0 flex-1 text-lg leading-snug wrap-anywhere">
        <Link to={paths.publicProfile(person.id)} className="hover:text-accent hover:underline">
          {person.name}
        </Link>
      </h2>
      <Badge tone={bandTones[person.band]}>{bandNames[person.band]}</Badge>
    </div>
    {person.note && (
      <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
        {person.note}
      </p>
    )}
    {person.skills.length > 0 && (
      <ul aria-label="Skills" className="flex flex-wrap gap-1">
        {person.skills.map(({ technology }) => (
          <li key={technology} className="flex min-w-0">
            <Tag>{technology}</Tag>
          </li>
        ))}
      </ul>
    )}
    <p className="text-sm text-soft empty:hidden">{describePerson(person)}</p>
    <ReasonList reasons={bestReasons(person)} />
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0 flex-1 basis-60">
        <Why reasons={person.reasons}>See all reasons</Why>
      </div>
      {actions}
    </div>
  </article>
);

/** "Design · 6 hours a week · Weekday evenings (UTC+2) · Finnish" */
const describePerson = ({ hours, week, utcOffset, goal, ...person }: FoundPerson): string =>
  [
    ...person.disciplines,
    ...(person.learns.length > 0 ? [`Wants to learn ${person.learns.join(', ')}`] : []),
    ...(hours === null ? [] : [`${formatCount(hours, 'hour')} a week`]),
    ...week.map((time) => weekTimeNames[time]),
    ...(utcOffset ? [utcOffset] : []),
    ...(goal === null ? [] : [goalNames[goal]]),
    ...person.languages.map(languageName),
  ].join(dot);
