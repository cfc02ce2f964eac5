/**
 * The tag (ETag) of a list of tickets: it is as old as the last change in it. By itself, so that a
 * page can name the list it has without carrying the rules of a ticket along.
 */
export const boardEtag = (view: 'board' | 'tickets', lastChange: number) =>
  `"${view}-${lastChange}"`;
