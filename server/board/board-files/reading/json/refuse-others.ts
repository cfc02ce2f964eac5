import { fileRefused } from '#server/board/board-files/reading/refuse-file.ts';

/** Refuses JSON of a program from which we can only read CSV. */
export function refuseOthers(content: unknown) {
  const name = findProgram(content);
  if (!name) return;
  throw fileRefused(
    `This is a JSON file from ${name}, which Pieces can’t read. Export it as CSV and try again.`,
  );
}

function findProgram(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  if ('_format' in content && String(content._format).startsWith('wekan-board')) return 'WeKan';
  const first: unknown = 'data' in content && Array.isArray(content.data) ? content.data[0] : null;
  const isTask = typeof first === 'object' && first !== null && 'resource_type' in first;
  return isTask ? 'Asana' : undefined;
}
