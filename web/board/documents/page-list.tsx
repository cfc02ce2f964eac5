import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation } from 'react-router';
import type { ListedDocument } from '#contract/board/documents.ts';
import { documentationFile } from '#web/lib/links.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';

type PageListProps = {
  projectId: number;
  pages: readonly ListedDocument[];
  /** The page beside the list. */
  shown: number | undefined;
  /** Missing for someone who can't write. */
  onNew: (() => void) | undefined;
};

/** A team's pages, and what can be done with all of them. */
export function PageList({ projectId, pages, shown, onNew }: PageListProps) {
  const { state } = useLocation();
  return (
    <nav aria-label="Pages">
      <ul className="grid grid-cols-1 gap-1">
        {pages.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <Link
              to={paths.document({ projectId, documentId: id })}
              state={state}
              preventScrollReset
              aria-current={id === shown ? 'page' : undefined}
              className="block rounded-md border border-line px-3 py-2 hover:bg-sunken lg:border-transparent lg:aria-[current]:bg-sunken"
            >
              <span dir="auto" className="block font-semibold wrap-anywhere">
                {title}
              </span>
              <span className="block text-sm text-soft">
                Changed <TimeAgo iso={updatedAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {onNew && (
          <Button icon={<Plus aria-hidden className="size-4.5" />} onClick={onNew}>
            New page
          </Button>
        )}
        <a
          href={documentationFile(projectId)}
          download
          className={buttonClasses({ variant: 'quiet' })}
        >
          <Download aria-hidden className="size-4.5" />
          Download all
        </a>
      </div>
    </nav>
  );
}
