// What a board loads only when someone filters or sorts it.
export { arrangeTickets } from './arrange-tickets.ts';
export { BoardFilters as default } from './board-filters.tsx';
