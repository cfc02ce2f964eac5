import ArrowLeft from 'lucide-react/icons/arrow-left';
import Settings2 from 'lucide-react/icons/settings-2';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { Badge, type Tone } from '#web/ui/text/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { WorkspaceDescription } from './workspace-description.tsx';

type WorkspaceHeaderProps = {
  projectName: string;
  projectDescription: string;
  projectStatus: string;
  /** Undefined while loading; the team is shown once it has loaded. */
  project: Project | undefined;
  /** The ids of the members who have the board open now. */
  present: ReadonlySet<number>;
  onTeam: () => void;
  /** Who else is viewing the workspace. */
  children: ReactNode;
};

/** The project's name, description and status, and its team. */
export function WorkspaceHeader({
  projectName,
  projectDescription,
  projectStatus,
  project,
  present,
  onTeam,
  children,
}: WorkspaceHeaderProps) {
  // Nobody can join anymore.
  const isCompleted = projectStatus === 'Completed';
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <DocumentTitle>{projectName}</DocumentTitle>
      <ButtonLink
        to={paths.projects}
        variant="quiet"
        size="sm"
        aria-label="Back to projects"
        title="Back to projects"
        className="-ml-2 aspect-square px-0!"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </ButtonLink>
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 dir="auto" tabIndex={-1} className="text-2xl">
            {projectName}
          </h1>
          <Badge tone={statusTone(projectStatus)}>{projectStatus}</Badge>
        </div>
        <WorkspaceDescription text={projectDescription} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:pl-10 pointer-coarse:max-sm:pl-12">
        {children}
        {project && (
          <TeamPuzzle
            teamSize={isCompleted ? project.members.length : project.teamSize}
            lookingFor={project.lookingFor}
            members={membersOf(project)}
            present={present}
            linkTo={(member) => paths.publicProfile(member.id)}
          />
        )}
        {project && project.waitingRequests > 0 && (
          <ButtonLink to={paths.projectRequests(project.id)} size="sm">
            {formatCount(project.waitingRequests, 'request')}
          </ButtonLink>
        )}
        {project && (project.can.edit || isOffered(project)) && (
          <ButtonLink
            to={paths.projectSettings(project.id)}
            size="sm"
            icon={<Settings2 aria-hidden className="size-4" />}
          >
            {isOffered(project) ? (
              'Answer the offer'
            ) : (
              <span className="max-sm:sr-only">Project settings</span>
            )}
          </ButtonLink>
        )}
        <Button size="sm" icon={<Users aria-hidden className="size-4" />} onClick={onTeam}>
          <span className="max-sm:sr-only">Team</span>
        </Button>
      </div>
    </header>
  );
}

/** Only the creator, who can hand it over, and the member see an offer. */
const isOffered = ({ offeredTo, can }: Project) => offeredTo !== null && !can.handOver;

/** Workspace colors: Specification, section 2. */
function statusTone(status: string): Tone {
  if (status === 'Planning') return 'yellow';
  return status === 'In Progress' ? 'blue' : 'green';
}
