import Puzzle from 'lucide-react/icons/puzzle';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Participation } from '#contract/proof/participations.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { paths } from '#web/lib/paths.ts';
import { useReturnFocus } from '#web/lib/focus/use-return-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { Folded } from '#web/ui/text/folded.tsx';
import { HackathonResult } from '#web/ui/text/hackathon-result.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import {
  describeCode,
  describeHelp,
  describeTeam,
  describeTickets,
  describeTime,
} from './describe-work.ts';
import { NoteList } from './note-list.tsx';
import { UncountedTickets } from './uncounted-tickets.tsx';
import { useBuiltTogether } from './use-built-together.ts';

const ChooseNotes = lazy(() => import('./choose-notes.tsx'));

type BuiltTogetherProps = {
  userId: number;
  isOwn: boolean;
  /** What one can do with an entry of one's own. */
  renderActions?: (participation: Participation) => ReactNode;
};

const mostProjects = 3;
const listClasses = 'grid grid-cols-1 gap-3 sm:gap-4';

/** What someone did in each of their projects, with what teammates said about it. */
export function BuiltTogether({ userId, isOwn, renderActions }: BuiltTogetherProps) {
  const { shown, uncountedIn, error, refetch, isLoading } = useBuiltTogether({ userId, isOwn });
  if (error && !shown) return <QueryFailure query={{ error, refetch }} what="“Built together”" />;
  if (!shown || isLoading) return null;
  if (shown.length === 0 && !isOwn) return null;
  const others = shown.slice(mostProjects);
  const renderItem = (one: Participation) => (
    <ParticipationItem
      key={one.project.id}
      participation={one}
      isOwn={isOwn}
      uncounted={
        <UncountedTickets project={one.project.name} tickets={uncountedIn(one.project.id)} />
      }
      actions={renderActions?.(one)}
    />
  );
  return (
    <section aria-labelledby="built-together">
      <h2 id="built-together" className="mb-2 text-lg sm:mb-3">
        Built together
      </h2>
      {shown.length === 0 && (
        <p className="max-w-measure text-body text-soft">
          Finish a ticket on a team and ask a teammate to review it. What you did shows up here.
        </p>
      )}
      <ul className={listClasses}>{shown.slice(0, mostProjects).map(renderItem)}</ul>
      {others.length > 0 && (
        <Folded label={formatCount(others.length, 'more project')}>
          <ul className={`mt-4 ${listClasses}`}>{others.map(renderItem)}</ul>
        </Folded>
      )}
    </section>
  );
}

type ItemProps = {
  participation: Participation;
  isOwn: boolean;
  uncounted: ReactNode;
  actions: ReactNode;
};

function ParticipationItem({ participation, isOwn, uncounted, actions }: ItemProps) {
  const { project, role, skills, notes, result, done, reviewed, mostPeople } = participation;
  const [choosing, setChoosing] = useState(false);
  const button = useReturnFocus(choosing);
  const [help, code] = [describeHelp(participation), describeCode(participation)];
  const facts = [
    role,
    describeTime(participation),
    describeTeam(participation),
    project.completedAt && 'Completed',
  ].filter(Boolean);
  return (
    <li className="grid grid-cols-1 gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)] rounded-lg border border-line bg-surface px-4 py-3 sm:py-3.5">
      <span className="mt-0.5 grid size-9 place-items-center max-sm:hidden rounded-lg bg-lake text-lake-ink">
        <Puzzle aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0">
        <h3 dir="auto" className="text-base">
          <Link to={paths.project(project.id)} className="font-semibold hover:underline">
            {project.name}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
          {facts.join(dot)}
          {mostPeople === 1 && <Badge>Solo</Badge>}
        </p>
        {result && <HackathonResult result={result} className="mt-1.5" />}
        {(done > 0 || !result) && (
          <p className="mt-1.5 font-medium">{describeTickets(participation)}</p>
        )}
        {uncounted}
        {help && <p className="text-sm text-soft">{help}</p>}
        {code && <p className="text-sm text-soft">{code}</p>}
        {skills.length > 0 && (
          <ul aria-label="Technologies" className="mt-2 flex flex-wrap gap-1">
            {skills.map((skill) => (
              <li key={skill} className="flex min-w-0">
                <Tag>{skill}</Tag>
              </li>
            ))}
          </ul>
        )}
        <NoteList notes={notes} project={project.name} />
        <div className="mt-1 -ml-2.5 inline-flex flex-wrap gap-x-2 align-top empty:hidden">
          {isOwn && (reviewed > 0 || notes.length > 0) && (
            <Button ref={button} size="sm" variant="quiet" onClick={() => setChoosing(true)}>
              Choose notes<span className="sr-only"> about {project.name}</span>
            </Button>
          )}
          {actions}
        </div>
        <Suspense>
          {choosing && <ChooseNotes project={project} onClose={() => setChoosing(false)} />}
        </Suspense>
      </div>
    </li>
  );
}
