import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { TicketStatus } from '#contract/values/ticket-status.ts';

const QuickAddForm = lazy(() => import('./quick-add-form.tsx'));

type QuickAddProps = { projectId: number; status: TicketStatus };

/** At the foot of a column: adds tickets there, of which only the title is asked. */
export function QuickAdd({ projectId, status }: QuickAddProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<div className="h-11" />}>
        <QuickAddForm {...{ projectId, status }} onClose={() => setIsOpen(false)} />
      </Suspense>
    );
  return (
    <button
      type="button"
      aria-label={`Add a ticket to ${status}`}
      className="flex min-h-9 items-center gap-1.5 rounded-md px-3.5 text-sm text-soft hover:text-ink pointer-coarse:min-h-11 print:hidden"
      onClick={() => setIsOpen(true)}
    >
      <Plus aria-hidden className="size-4" />
      Add a ticket
    </button>
  );
}
