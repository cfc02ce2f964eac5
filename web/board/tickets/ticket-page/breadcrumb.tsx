import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';

type BreadcrumbProps = { projectId: number; number: number; projectName: string | undefined };

/** Where a ticket belongs, such as "Harbour Tides / #18". The project's name links to its board. */
export const Breadcrumb = ({ projectId, number, projectName }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" className="min-w-0">
    <ol className="flex items-center gap-1.5 text-sm">
      {projectName && (
        <li className="flex min-w-0 items-center gap-1.5">
          <Link
            to={paths.teamWorkspace(projectId)}
            className="truncate py-1 text-soft hover:text-accent hover:underline pointer-coarse:py-3"
          >
            {projectName}
          </Link>
          <span aria-hidden className="text-faint">
            /
          </span>
        </li>
      )}
      <li aria-current="page" className="font-medium tabular-nums">
        #{number}
      </li>
    </ol>
  </nav>
);
