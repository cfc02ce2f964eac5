import { useRef, useState } from 'react';
import { tickTask, type Tick } from '#contract/markdown/checklist.ts';
import type { Ticket } from '#contract/board/tickets.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConflictError } from '#web/lib/merging/conflict-error.ts';
import { saveOnTop } from '#web/lib/merging/save-on-top.ts';
import { useSaveTicket } from '#web/board/tickets/use-change-ticket.ts';

/**
 * Ticks the tasks of a ticket's description where they're shown. A tick shows right away; ticks are
 * saved one after another, each on top of what others changed meanwhile.
 */
export function useTickTasks(ticket: Ticket) {
  const { mutateAsync } = useSaveTicket();
  const [shown, setShown] = useState<string>();
  const last = useRef<Promise<Ticket | undefined>>(undefined);
  const count = useRef(0);

  const save = (base: Ticket, tick: Tick) =>
    saveOnTop<Ticket, Tick, Ticket>(
      { base, change: tick },
      {
        put: (ticket) => {
          const description = tickTask(ticket.description, tick);
          if (description === undefined) throw new ConflictError(ticket);
          return mutateAsync({ base: ticket, change: { description } });
        },
        findCurrent: (error) => (error instanceof ConflictError ? error.current : undefined),
        merge: (change, { now }) =>
          tickTask(now.description, change) === undefined ? undefined : change,
      },
    );

  function toggle(offset: number) {
    const before = shown ?? ticket.description;
    const after = tickTask(before, { before, offset });
    if (after === undefined) return;
    setShown(after);
    count.current += 1;
    last.current = (last.current ?? Promise.resolve(undefined))
      .then((saved) =>
        save(saved && saved.version > ticket.version ? saved : ticket, { before, offset }),
      )
      .catch((error: unknown) => {
        setShown(undefined);
        toast({ tone: 'error', title: 'Couldn’t save the task', description: describe(error) });
        return undefined;
      })
      .finally(() => {
        count.current -= 1;
        if (count.current === 0) setShown(undefined);
      });
  }

  return { description: shown ?? ticket.description, toggle };
}

const describe = (error: unknown) =>
  error instanceof ConflictError
    ? 'Someone else has just changed it.'
    : getErrorMessage(error, 'Try again.');
