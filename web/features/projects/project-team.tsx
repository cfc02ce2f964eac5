import type { ReactNode } from 'react';
import type { Project } from '#contract/projects.ts';
import { formatCount } from '#web/lib/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { JoinFailure } from './join-failure.tsx';
import { countFreePlaces, labelOfPlace, listOpenPlaces } from './open-places.ts';
import { PlaceToJoin } from './place-to-join.tsx';
import type { Joining } from './use-joining.ts';

type ProjectTeamProps = { project: Project; isVisitor: boolean; joining: Joining };

/** The team, drawn large. Pressing an open place joins in its role, or asks to. */
export function ProjectTeam({ project, isVisitor, joining }: ProjectTeamProps) {
  const { id, members, teamSize, status } = project;
  const places = listOpenPlaces(project);
  const renderOpenPlace = (content: ReactNode, index: number) => {
    const role = places[index];
    const label = labelOfPlace(role, project.can);
    return (
      <PlaceToJoin
        projectId={id}
        {...{ role, label, isVisitor }}
        isBusy={joining.isBusy}
        onPress={() => joining.join({ at: 'team', roleId: role?.id })}
      >
        {content}
      </PlaceToJoin>
    );
  };
  return (
    <section
      aria-label={status === 'Completed' ? 'Who built it' : 'Team'}
      className="grid grid-cols-1 justify-items-center gap-4 rounded-lg border border-line bg-surface px-4 py-8"
    >
      {status === 'Completed' && <h2 className="text-xl">Who built it</h2>}
      <TeamPuzzle
        size="xl"
        className="w-full justify-center"
        members={membersOf(project)}
        teamSize={status === 'Completed' ? members.length : teamSize}
        lookingFor={places.flatMap((role) => role?.name ?? [])}
        linkTo={(member) => paths.publicProfile(member.id)}
        {...((project.can.join || project.can.ask) && { renderOpenPlace })}
      />
      <p className="text-sm text-soft">{describePlaces(project)}</p>
      <JoinFailure>{joining.failureAt('team')}</JoinFailure>
    </section>
  );
}

function describePlaces(project: Project): string {
  const { status, currentMembers, teamSize, reservedPlaces, reservedUntil, can } = project;
  const reserved = reservedPlaces === 0 ? '' : `, ${formatCount(reservedPlaces, 'reserved place')}`;
  const members = `${currentMembers} / ${teamSize} members${reserved}`;
  if (status === 'Completed') return 'This project is complete.';
  if (reservedUntil) return members;
  if (countFreePlaces(project) === 0) return `${members}. Team is full`;
  if (can.ask) return `${members}. Press an open place to ask for it.`;
  return can.join ? `${members}. Press an open place to join.` : members;
}
