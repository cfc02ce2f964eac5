import { paths } from '#web/lib/paths.ts';

/** The pages of real events. Only they link to each other, so other pages don't load these. */
export const newEventPath = `${paths.events}/new`;

export const eventPath = (eventId: number) => `${paths.events}/${eventId}`;

export const editEventPath = (eventId: number) => `${paths.events}/${eventId}/edit`;
