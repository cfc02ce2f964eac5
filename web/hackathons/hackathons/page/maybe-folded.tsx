import type { ReactNode } from 'react';
import { Summary } from '#web/ui/text/summary.tsx';

type MaybeFoldedProps = { isFolded: boolean; children: ReactNode };

/** Questions that can be skipped, folded if they're for an evening. */
export const MaybeFolded = ({ isFolded, children }: MaybeFoldedProps) =>
  isFolded ? (
    <details className="group">
      <Summary isLink>More questions (optional)</Summary>
      <div className="mt-3 grid grid-cols-1 gap-6">{children}</div>
    </details>
  ) : (
    children
  );
