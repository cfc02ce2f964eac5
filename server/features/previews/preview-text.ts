import type { Project } from '#contract/projects.ts';

const summaryLength = 200;

/** The first 200 characters of a text on one line, up to a whole word. */
export function summarize(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= summaryLength) return line;
  const start = characters.slice(0, summaryLength - 1).join('');
  const end = start.lastIndexOf(' ');
  // A text without spaces, as in Japanese, is cut between characters.
  return `${(end > summaryLength / 2 ? start.slice(0, end) : start).trimEnd()}…`;
}

type Team = Pick<Project, 'status' | 'roles' | 'teamSize' | 'currentMembers'>;

/** The open places of a team, each with its role, and one line about them. */
export function describeOpenings({ status, roles, teamSize, currentMembers }: Team) {
  if (status === 'Completed') return { open: [], note: 'This project is complete.' };
  const free = Math.max(0, teamSize - currentMembers);
  if (free === 0) return { open: [], note: 'The team is full.' };
  const wanted = roles.flatMap((role) => Array.from({ length: role.free }, () => role.name));
  const open = Array.from({ length: free }, (_, index) => wanted[index] ?? 'Open place');
  const names = [...new Set(wanted)].join(', ');
  const places = `${free} open ${free === 1 ? 'place' : 'places'}`;
  return { open, note: names ? `Looking for: ${names}` : places };
}
