import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type PageTitleProps = {
  children: string;
  /** The document title, if it should differ from the heading. */
  tab?: string;
  /** The page's main action, next to the heading. */
  action?: ReactNode;
  /** One line about the page, below the heading. */
  lead?: ReactNode;
  className?: string;
};

/** The heading and document title of a page. Gets the focus after a navigation. */
export const PageTitle = ({
  children,
  tab = children,
  action,
  lead,
  className,
}: PageTitleProps) => (
  <div
    className={classNames(
      'flex flex-wrap justify-between gap-x-6 gap-y-3',
      lead ? 'items-end' : 'items-center',
      className,
    )}
  >
    <DocumentTitle>{tab}</DocumentTitle>
    <div className="min-w-0">
      <h1 dir="auto" tabIndex={-1} className="text-2xl sm:text-3xl">
        {children}
      </h1>
      {lead && <p className="mt-1 max-w-measure text-soft">{lead}</p>}
    </div>
    {action}
  </div>
);

/** Only the document title, for pages with a heading of their own. */
export const DocumentTitle = ({ children }: { children: string }) => (
  <title>{`${children} · Pieces`}</title>
);
