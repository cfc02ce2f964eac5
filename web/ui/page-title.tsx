import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type PageTitleProps = {
  children: string;
  /** What the tab says where the heading alone would not tell this page from others. */
  tab?: string;
  /** Beside the heading: the page's main action. */
  action?: ReactNode;
  /** Under the heading: one line on what this page is for. */
  lead?: ReactNode;
  className?: string;
};

/** The heading of a page, which also names the browser's tab. The focus comes here after a navigation. */
export function PageTitle({ children, tab = children, action, lead, className }: PageTitleProps) {
  return (
    <div
      className={classNames('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}
    >
      <DocumentTitle>{tab}</DocumentTitle>
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          {children}
        </h1>
        {lead && <p className="mt-1 max-w-measure text-soft">{lead}</p>}
      </div>
      {action}
    </div>
  );
}

/** The browser's tab alone, for a page whose heading looks otherwise. */
export const DocumentTitle = ({ children }: { children: string }) => (
  <title>{`${children} · Pieces`}</title>
);
