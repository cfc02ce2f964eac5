// What a board loads only when someone filters or sorts it, or asks for its shortcuts.
export { arrangeTickets } from './arrange-tickets.ts';
export { BoardFilters } from './board-filters.tsx';
export { ShortcutsDialog } from './shortcuts-dialog.tsx';
