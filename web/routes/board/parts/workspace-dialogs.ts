// The dialogs of a team space, which it loads once its board is shown.
export { TeamDialog } from './team-dialog.tsx';
export { CreateTicket } from '#web/board/tickets/new-ticket/create-ticket.tsx';
