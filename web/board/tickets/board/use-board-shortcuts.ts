import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Columns } from '#web/board/tickets/column-order.ts';
import { ticketAttribute } from '#web/board/tickets/moves/board-elements.ts';
import { findColumnEnd, findFirstTicket, findTicketInDirection } from './arrow-navigation.ts';
import { shortcutsAreOn } from './shortcut-setting.ts';

type Options = {
  board: RefObject<HTMLElement | null>;
  columns: Columns;
  /** Shortcuts are off while a ticket is dragged: the keys move it. */
  isDragging: boolean;
  onCreate: () => void;
  onHelp: () => void;
  onFilter: () => void;
  /** Returns whether there was something to undo. */
  onUndo: () => boolean;
  /** Focuses a ticket, even if it isn't mounted yet. */
  focusTicket: (ticketId: number) => void;
  onMenu: (ticketId: number, anchor: HTMLElement) => void;
};

/** The board's shortcuts. They're off while someone types or a dialog is open. */
export function useBoardShortcuts(options: Options) {
  const { board, columns, isDragging, focusTicket } = options;
  const { onCreate, onHelp, onFilter, onUndo, onMenu } = options;
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isDragging || !board.current || shouldIgnore(event)) return;
    if (isUndo(event)) {
      if (onUndo()) event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1 && !shortcutsAreOn()) return;
    const ticket = document.activeElement?.closest<HTMLElement>(`[${ticketAttribute}]`);
    const isHandled = ticket ? onTicket(event.key, ticket, board.current) : onBoard(event.key);
    if (isHandled) event.preventDefault();
  });

  function onBoard(key: string): boolean {
    if (key === '?') onHelp();
    else if (key === 'c') onCreate();
    else if (key === '/') onFilter();
    else if (key === 'z') return onUndo();
    else if (key === 'b' && board.current) findFirstTicket(board.current)?.focus();
    else return false;
    return true;
  }

  function onTicket(key: string, ticket: HTMLElement, board: HTMLElement): boolean {
    const id = Number(ticket.getAttribute(ticketAttribute));
    if (key === 'o') ticket.querySelector('a')?.click();
    else if (key === 'Home' || key === 'End') focusTicket(findColumnEnd(columns, id, key));
    else if (key === 'm') onMenu(id, ticket);
    else if (document.activeElement === ticket || !key.startsWith('Arrow')) {
      const next = findTicketInDirection(board, ticket, key);
      next?.focus();
      return next !== undefined || onBoard(key);
    } else return false;
    return true;
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Ctrl+Z or ⌘Z. It also works with single-key shortcuts turned off. */
const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';

function shouldIgnore({ target, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented) return true;
  // Toasts are dialogs, too, but they don't open.
  if (
    document.querySelector(':is([role="dialog"], [role="alertdialog"], [role="menu"])[data-open]')
  )
    return true;
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}
