// What a board loads only when someone filters or sorts it, or asks for its shortcuts.
export { arrangeTickets } from './filter-and-sort.ts';
export { BoardFilters } from './board-filters.tsx';
export { ShortcutsDialog } from './shortcuts-dialog.tsx';
