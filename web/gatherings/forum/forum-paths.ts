import { paths } from '#web/lib/paths.ts';

/** The pages of a real forum. Only they link to each other, so other pages don't load these. */
export const newThreadPath = `${paths.forum}/new`;

export const threadPath = (threadId: number) => `${paths.forum}/${threadId}`;
