import type { DeletedProject } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { MisfitPiece } from '#web/ui/pieces/misfit-piece.tsx';
import { describeDeleted, useRestoreProject } from './restore-project.ts';

/** A deleted project, for its creator. */
export function DeletedProjectPage({ project }: { project: DeletedProject }) {
  const restore = useRestoreProject(project);
  return (
    <div className="flex flex-col items-center py-10 text-center sm:py-20">
      <DocumentTitle>{`${project.name} · Deleted`}</DocumentTitle>
      <MisfitPiece className="w-56" />
      <h1 dir="auto" tabIndex={-1} className="mt-6 text-3xl wrap-anywhere">
        {project.name}
      </h1>
      <p className="mt-2 mb-6 max-w-line text-soft">
        You deleted this project. {describeDeleted(project)}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" busy={restore.isPending} onClick={() => restore.mutate()}>
          Restore project
        </Button>
        <ButtonLink to={paths.projects}>Explore Projects</ButtonLink>
      </div>
    </div>
  );
}
