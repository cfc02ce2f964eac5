import { type RefObject, useEffect, useEffectEvent } from 'react';
import { ticketAttribute } from './drop-target.ts';
import { findFirstTicket, findTicketInDirection } from './arrow-navigation.ts';
import { shortcutsAreOn } from './shortcuts.ts';

type Options = {
  board: RefObject<HTMLElement | null>;
  /** While a ticket is in the air, the keys are its own. */
  isDragging: boolean;
  onCreate: () => void;
  onHelp: () => void;
  onFilter: () => void;
  /** Answers whether there was something to undo. */
  onUndo: () => boolean;
  /** Goes to an end of the column in which a ticket stands. */
  onEdge: (ticketId: number, edge: 'first' | 'last') => void;
  onMenu: (ticketId: number, anchor: HTMLElement) => void;
};

/** Single keys on the board. They are silent while someone types, and over a dialog. */
export function useBoardShortcuts(options: Options) {
  const { board, isDragging, onCreate, onHelp, onFilter, onUndo, onEdge, onMenu } = options;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isDragging || !board.current || isElsewhere(event)) return;
    if (event.key.length === 1 && !shortcutsAreOn()) return;
    const ticket = document.activeElement?.closest<HTMLElement>(`[${ticketAttribute}]`);
    const done = ticket ? onTicket(event.key, ticket, board.current) : onBoard(event.key);
    if (done) event.preventDefault();
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
    if (key === 'o') ticket.querySelector('a')?.click();
    else if (key === 'Home' || key === 'End')
      onEdge(Number(ticket.getAttribute(ticketAttribute)), key === 'Home' ? 'first' : 'last');
    else if (key === 'm') onMenu(Number(ticket.getAttribute(ticketAttribute)), ticket);
    else if (document.activeElement === ticket || !key.startsWith('Arrow')) {
      const next = findTicketInDirection(board, ticket, key);
      next?.focus();
      return next !== undefined || onBoard(key);
    } else return false;
    return true;
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (document.querySelector('[role="dialog"][data-open], [role="alertdialog"], [role="menu"]')) {
    return true;
  }
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}
