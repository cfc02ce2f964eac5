import { containsLink } from '#contract/values/text/contains-link.ts';
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

export const projectPath = ({ project }: { project: { id: number } }) => `/projects/${project.id}`;

export const projectSubject = ({ projectId }: { projectId: number }) => `project:${projectId}`;

export const workspacePath = ({ project }: { project: { id: number } }) =>
  `/team-workspace/${project.id}`;

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

export const notesPath = ({ project }: { project: { id: number } }) =>
  `/team-workspace/${project.id}?team=notes`;

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
export const quote = (text: string, introduction: string): string[] =>
  text === '' || containsLink(text) ? [] : [introduction, text];
