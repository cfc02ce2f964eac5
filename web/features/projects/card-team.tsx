import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Project } from '#contract/projects.ts';
import type { Role } from '#contract/roles.ts';
import { paths } from '#web/lib/paths.ts';
import { OpenPlace } from '#web/ui/pieces/open-place.tsx';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { labelOfPlace, listOpenPlaces } from './open-places.ts';
import { PlaceToJoin } from './place-to-join.tsx';

const ConfirmJoin = lazy(() => import('./confirm-join.tsx'));

type CardTeamProps = {
  project: Project;
  isVisitor: boolean;
  /** The link to the project's page. */
  toPage: { to: string; state: unknown };
};

/** The team across a card. Pressing an open place asks before joining in its role. */
export function CardTeam({ project, isVisitor, toPage }: CardTeamProps) {
  const [asked, setAsked] = useState<{ role: Role | undefined }>();
  const { id, members, teamSize, status, can } = project;
  const places = listOpenPlaces(project);
  const renderOpenPlace = (content: ReactNode, index: number) => {
    if (!can.join) return <OpenPlace {...toPage}>{content}</OpenPlace>;
    const role = places[index];
    // Places with the same role do the same, so keyboards and screen readers only meet the first.
    const label = places.indexOf(role) === index ? labelOfPlace(role, can) : undefined;
    return (
      <PlaceToJoin
        projectId={id}
        {...{ role, label, isVisitor }}
        onPress={() => setAsked({ role })}
      >
        {content}
      </PlaceToJoin>
    );
  };
  return (
    <>
      <TeamPuzzle
        size="cover"
        className="px-4 pt-4"
        members={membersOf(project)}
        teamSize={status === 'Completed' ? members.length : teamSize}
        lookingFor={places.flatMap((role) => role?.name ?? [])}
        linkTo={(member) => paths.publicProfile(member.id)}
        renderOpenPlace={renderOpenPlace}
      />
      {asked && (
        <Suspense>
          <ConfirmJoin
            project={project}
            role={asked.role}
            toPage={toPage}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
