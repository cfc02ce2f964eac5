import { useDroppable } from '@dnd-kit/core';
import { Children, type ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** What identifies it while dragging. */
export const noTeam = 'no-team';

/** The people who are in no proposed team, and where someone can be dropped to be in none. */
export function WithoutTeam({ children }: { children: ReactNode }) {
  const { setNodeRef, isOver, active } = useDroppable({
    id: noTeam,
    data: { name: 'Without a team' },
  });
  const isEmpty = Children.count(children) === 0;
  if (isEmpty && !active) return null;
  return (
    <section
      ref={setNodeRef}
      aria-label="Without a team"
      className={classNames(
        'flex h-full flex-col gap-2.5 rounded-lg border border-dashed bg-sunken p-3',
        isOver ? 'border-accent outline-1 outline-accent' : 'border-edge',
      )}
    >
      <h2 className="text-lg leading-snug">Without a team</h2>
      {isEmpty ? (
        <p className="text-sm text-soft">Drop someone here to leave them out.</p>
      ) : (
        <ul aria-label="People without a team" className="grid grid-cols-1 gap-1.5">
          {children}
        </ul>
      )}
    </section>
  );
}
