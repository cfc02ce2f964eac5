import type { DeletedProject } from '#contract/projects/projects.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { describeDeleted, useRestoreProject } from './restore-project.ts';

type DeletedListProps = { projects: readonly DeletedProject[] };

/** Projects that the person deleted, each with a button that restores it. */
export default function DeletedList({ projects }: DeletedListProps) {
  return (
    <div className="grid grid-cols-1 gap-3 empty:hidden">
      {projects.map((project) => (
        <Deleted key={project.id} project={project} />
      ))}
    </div>
  );
}

function Deleted({ project }: { project: DeletedProject }) {
  const restore = useRestoreProject(project);
  return (
    <Notice
      action={
        <Button
          size="sm"
          aria-label={`Restore ${project.name}`}
          busy={restore.isPending}
          onClick={() => restore.mutate()}
        >
          Restore
        </Button>
      }
    >
      You deleted {project.name}. {describeDeleted(project)}
    </Notice>
  );
}
