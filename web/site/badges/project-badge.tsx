import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { Summary } from '#web/ui/text/summary.tsx';
import { BadgeSnippet } from './badge-snippet.tsx';

/** A project's badge, once someone asks for it. */
export default function ProjectBadge({ id, name }: { id: number; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group print:hidden"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Summary className="py-1 font-semibold pointer-coarse:py-3">Badge for your README</Summary>
      <div className="mt-2">
        {isOpen && <BadgeSnippet kind="projects" path={paths.project(id)} {...{ id, name }} />}
      </div>
    </details>
  );
}
