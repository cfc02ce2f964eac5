import { useState } from 'react';
import {
  findTextError,
  isTextField,
  type TicketField,
  ticketFields,
} from '#contract/values/ticket-fields.ts';
import type { Ticket } from '#contract/board/tickets.ts';
import { isProblem, getErrorMessage } from '#web/lib/api/problem-error.ts';
import type { TicketChange } from '#web/board/tickets/save-ticket.ts';
import { ConflictError } from '#web/lib/merging/conflict-error.ts';
import { showSavedTogether } from '#web/ui/feedback/saved-together.ts';
import { useSaveTicket } from '#web/board/tickets/use-change-ticket.ts';

export type FieldEdit = ReturnType<typeof useEditField>;

/**
 * The edit mode of one field. It closes after a successful save. When a save fails, it stays open with
 * the typed text and can retry.
 */
export function useEditField(
  ticket: Ticket,
  field: TicketField,
  { onClose }: { onClose?: () => void } = {},
) {
  // The ticket as it was when editing began, to detect conflicting changes.
  const [base, setBase] = useState<Ticket>();
  const [failure, setFailure] = useState<string>();
  /** Why the typed value is invalid. Retrying doesn't help, unlike with `failure`. */
  const [validationError, setValidationError] = useState<string>();
  const [attempt, setAttempt] = useState<TicketChange>();
  const [theirs, setTheirs] = useState<Ticket>();
  const { mutateAsync, isPending } = useSaveTicket();

  /** Closes the edit mode and keeps the draft. */
  function pause() {
    setBase(undefined);
    setFailure(undefined);
    setValidationError(undefined);
    setTheirs(undefined);
  }

  function close() {
    pause();
    onClose?.();
  }

  /** Returns whether it's saved. */
  async function save(change: TicketChange, from: Ticket = base ?? ticket): Promise<boolean> {
    setFailure(undefined);
    setAttempt(change);
    const found = findTextError(from, change);
    setValidationError(found?.message);
    if (found) return false;
    try {
      const saved = await mutateAsync({ base: from, change });
      if (change.description !== undefined && saved.description !== change.description)
        showSavedTogether();
      close();
      return true;
    } catch (error) {
      if (error instanceof ConflictError) {
        setTheirs(error.current);
        return false;
      }
      const what = `Failed to update ${ticketFields[field].label.toLowerCase()}`;
      console.error(what, error);
      if (
        isTextField(field) &&
        isProblem(error, 'invalid_input') &&
        error.errors[0]?.field === field
      )
        setValidationError(error.message);
      else setFailure(`${what}. ${getErrorMessage(error, 'Try again.')}`);
      return false;
    }
  }

  return {
    base,
    isOpen: base !== undefined,
    isSaving: isPending,
    failure,
    validationError,
    /** Call when the typed value changes. */
    clearValidationError: () => setValidationError(undefined),
    theirs,
    mine: attempt,
    /** `from` is the version to edit, if it isn't the shown one. */
    open: (from: Ticket = ticket) => setBase(from),
    pause,
    close,
    /** After a conflict: go back to editing without deciding. */
    reconsider: () => setTheirs(undefined),
    save,
    retry: () => attempt && save(attempt),
    /** After a conflict: save your own change over theirs. */
    overwrite: (change = attempt) => {
      setTheirs(undefined);
      return change && theirs ? save(change, theirs) : undefined;
    },
  };
}
