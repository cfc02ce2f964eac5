import { containsLink } from '#contract/values/contains-link.ts';
import { spellCount } from '#server/platform/formats/spell-count.ts';
import type { ClosingReason } from '#server/notifications/notifications/data.ts';

const longestTitle = 80;

/** A ticket's title in quotes, or its number if it has none. */
export const titleOf = ({ ticketId, title }: { ticketId: number; title: string }) =>
  title === '' ? `ticket #${ticketId}` : quoteTitle(title);

/** A title in quotes, cut if it's long. */
export function quoteTitle(title: string): string {
  const characters = Array.from(title);
  if (characters.length <= longestTitle) return `“${title}”`;
  return `“${characters.slice(0, longestTitle).join('').trimEnd()}…”`;
}

export function projectPath({ project }: { project: { id: number } }) {
  return `/projects/${project.id}`;
}

export function projectSubject({ projectId }: { projectId: number }) {
  return `project:${projectId}`;
}

export function workspacePath({ project }: { project: { id: number } }) {
  return `/team-workspace/${project.id}`;
}

/** What is told to a whole team, with a link to its board. */
export const onTeam = {
  subject: projectSubject,
  path: workspacePath,
  action: 'Open the board',
  reason: 'you’re on this team',
};

export function threadPath({
  data,
  project,
}: {
  data: { threadId: number };
  project: { id: number };
}) {
  // Threads of the forum have no project.
  return project.id === 0
    ? `/forum/${data.threadId}`
    : `/team-workspace/${project.id}?thread=${data.threadId}`;
}

export function notesPath({ project }: { project: { id: number } }) {
  return `/team-workspace/${project.id}?team=notes`;
}

export function describeUnassigned(count: number | undefined): string[] {
  // Not stored with older notifications.
  if (count === undefined) return ['Their open tickets are unassigned now.'];
  if (count === 0) return [];
  return [count === 1 ? 'One ticket needs someone.' : `${spellCount(count)} tickets need someone.`];
}

export const closingReasons: Record<
  ClosingReason,
  (names: { project: string; role: string }) => string
> = {
  completed: ({ project }) => `${project} is complete`,
  deleted: ({ project }) => `${project} was deleted`,
  'role-deleted': ({ project, role }) => `${project} isn’t looking for a ${role} anymore`,
};

/** A text by someone else. Emails leave out texts with links, because we can't vouch for those. */
export function quote(text: string, introduction: string): string[] {
  return text === '' || containsLink(text) ? [] : [introduction, text];
}
