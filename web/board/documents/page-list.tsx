import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation } from 'react-router';
import type { ListedDocument } from '#contract/board/documents.ts';
import { documentationFile } from '#web/lib/links.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { useFocusOpened } from './use-focus-opened.ts';

type PageListProps = {
  projectId: number;
  pages: readonly ListedDocument[];
  /** The page beside the list. */
  shown: number | undefined;
  /** The page that was open before, whose link takes the focus back. */
  returnTo: number | undefined;
  /** Whether a new page was canceled, so that its button takes the focus back. */
  isCanceled: boolean;
  /** Missing for someone who can't write. */
  onNew: (() => void) | undefined;
};

/** A team's pages, and what can be done with all of them. */
export function PageList(props: PageListProps) {
  const { projectId, pages, shown, returnTo, isCanceled, onNew } = props;
  const { state } = useLocation();
  const link = useFocusOpened<HTMLAnchorElement>(returnTo !== undefined);
  return (
    <nav aria-label="Pages">
      <ul className="grid grid-cols-1 gap-1">
        {pages.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <Link
              ref={id === returnTo ? link : undefined}
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
          <Button
            autoFocus={isCanceled}
            icon={<Plus aria-hidden className="size-4.5" />}
            onClick={onNew}
          >
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
