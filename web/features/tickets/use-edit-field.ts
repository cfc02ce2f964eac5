import { useState } from 'react';
import { findDescriptionError, findTitleError } from '#contract/ticket-limits.ts';
import type { Ticket } from '#contract/tickets.ts';
import { isProblem, getErrorMessage } from '#web/lib/problem-error.ts';
import { ConflictError, type TicketChange } from './save-ticket.ts';
import { useSaveTicket } from './use-change-ticket.ts';

export type FieldEdit = ReturnType<typeof useEditField>;

/**
 * The edit mode of one field. It closes after a successful save; when a save fails it stays open
 * with what was typed, says what failed and can try again.
 */
export function useEditField(
  ticket: Ticket,
  field: 'title' | 'assignee' | 'description' | 'priority',
  { onClose }: { onClose?: () => void } = {},
) {
  // The ticket as it was when editing began: what others change from then on is told apart by it.
  const [base, setBase] = useState<Ticket>();
  const [failure, setFailure] = useState<string>();
  /** What is wrong with what was typed; trying again would not help. */
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState<TicketChange>();
  const [theirs, setTheirs] = useState<Ticket>();
  const { mutateAsync, isPending } = useSaveTicket();

  /** Ends the editing and keeps the draft. */
  function pause() {
    setBase(undefined);
    setFailure(undefined);
    setFault(undefined);
    setTheirs(undefined);
  }

  function close() {
    pause();
    onClose?.();
  }

  async function save(change: TicketChange, from: Ticket = base ?? ticket) {
    setFailure(undefined);
    setAttempt(change);
    const found = findFault(change, from);
    setFault(found);
    if (found) return;
    try {
      await mutateAsync({ base: from, change });
      close();
    } catch (error) {
      if (error instanceof ConflictError) {
        setTheirs(error.current);
        return;
      }
      console.error(`Failed to update ${field}`, error);
      if (isProblem(error, 'invalid_input') && error.errors[0]?.field === field)
        setFault(error.message);
      else setFailure(`Failed to update ${field}. ${getErrorMessage(error, 'Please try again.')}`);
    }
  }

  return {
    base,
    isOpen: base !== undefined,
    isSaving: isPending,
    failure,
    fault,
    /** What was wrong is being edited. */
    clearFault: () => setFault(undefined),
    theirs,
    mine: attempt,
    /** `from`: the ticket upon which is edited, where that is not the one that is shown. */
    open: (from: Ticket = ticket) => setBase(from),
    pause,
    close,
    /** After a conflict: back to the editing, with nothing decided. */
    reconsider: () => setTheirs(undefined),
    save,
    retry: () => attempt && save(attempt),
    /** After a conflict: lay one's own change over the other's all the same. */
    overwrite: (change = attempt) => {
      setTheirs(undefined);
      return change && theirs ? save(change, theirs) : undefined;
    },
  };
}

/** Only a text that changes has to fit; one that is too long already may stay. */
function findFault({ title, description }: TicketChange, from: Ticket): string | undefined {
  if (title !== undefined && title !== from.title) return findTitleError(title);
  if (description !== undefined && description !== from.description)
    return findDescriptionError(description);
  return undefined;
}
