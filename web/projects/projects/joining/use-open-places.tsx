import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Role } from '#contract/teams/roles.ts';
import { OpenPlace } from '#web/ui/pieces/open-place.tsx';
import { useAsking } from './asking.ts';
import { labelOfPlace, listOpenPlaces } from './open-places.ts';
import { PlaceToJoin } from './place-to-join.tsx';

const ConfirmJoin = lazy(() => import('./confirm-join.tsx'));

type OpenPlacesOptions = {
  project: ProjectCard;
  isVisitor: boolean;
  /** The link to the project's page, elsewhere than there. */
  toPage?: { to: string; state: unknown };
};

/**
 * The open places of a drawn team. Pressing one asks whether to join in its role, or to ask for it
 * where the team answers first. If neither is possible, it leads to the project's page.
 */
export function useOpenPlaces({ project, isVisitor, toPage }: OpenPlacesOptions) {
  const [asked, setAsked] = useState<{ role: Role | undefined }>();
  const asking = useAsking();
  const { can } = project;
  const places = listOpenPlaces(project);
  const press = (role: Role | undefined) =>
    can.ask ? asking?.ask?.(project, role?.id) : setAsked({ role });
  const renderOpenPlace = (content: ReactNode, index: number) => {
    if (!can.join && !can.ask)
      return toPage ? <OpenPlace {...toPage}>{content}</OpenPlace> : content;
    const role = places[index]?.role;
    // Places with the same role do the same, so keyboards and screen readers only meet the first.
    const isFirst = places.findIndex((place) => place.role === role) === index;
    const label = isFirst ? labelOfPlace(role, can) : undefined;
    return (
      <PlaceToJoin
        projectId={project.id}
        {...{ role, label, isVisitor }}
        onPress={() => press(role)}
      >
        {content}
      </PlaceToJoin>
    );
  };
  const dialog = asked && (
    <Suspense>
      <ConfirmJoin
        project={project}
        role={asked.role}
        toPage={toPage}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  );
  return { places, renderOpenPlace, dialog };
}
