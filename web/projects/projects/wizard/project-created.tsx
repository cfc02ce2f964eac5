import { useEffect, useEffectEvent, useRef } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { OpenTeamSpace } from '#web/projects/projects/open-team-space.tsx';

const redirectDelay = 4000;

/** Confirms that the project was created, then redirects. */
export function ProjectCreated({ project, onEnd }: { project: Project; onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(end, redirectDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <DocumentTitle>Project created</DocumentTitle>
      <TeamPuzzle
        size="lg"
        className="animate-drop-in justify-center"
        members={membersOf(project)}
        teamSize={project.teamSize}
        lookingFor={project.lookingFor}
      />
      <output className="mt-8">
        <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
          Project Created Successfully!
        </h1>
        <p className="mt-2 text-soft">Let the adventure begin! Redirecting to home page...</p>
      </output>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <OpenTeamSpace project={project} isMain />
        <ButtonLink to={paths.inviteToTeam(project.id)}>Invite people</ButtonLink>
        <ButtonLink variant="quiet" to={paths.home}>
          Go to Home
        </ButtonLink>
      </div>
    </div>
  );
}
