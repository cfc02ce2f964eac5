import type { Project } from '#contract/projects/projects.ts';

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
  const open = Array.from({ length: free }, (_, index) => wanted[index] ?? 'Opening');
  const names = [...new Set(wanted)].join(', ');
  const places = `${free} ${free === 1 ? 'opening' : 'openings'}`;
  return { open, note: names ? `Looking for: ${names}` : places };
}

/** A team in a few words, for a badge: "2 open places". */
export function describeTeam(team: Team): string {
  const { status, teamSize, currentMembers } = team;
  if (status === 'Completed') return `built by ${currentMembers}`;
  const { open } = describeOpenings(team);
  if (open.length === 0) return `team of ${teamSize}`;
  return `${open.length} ${open.length === 1 ? 'opening' : 'openings'}`;
}

type Work = { done: number; reviewed: number; most_people: number };

/** What someone did in teams, for a badge: "Aino Laine, 12 tickets (9 reviewed)". */
export function describeWork(name: string, participations: readonly Work[]): string {
  const inTeams = participations.filter(({ most_people: people }) => people > 1);
  const sum = (count: (one: Work) => number) =>
    inTeams.reduce((total, one) => total + count(one), 0);
  const [done, reviewed] = [sum((one) => one.done), sum((one) => one.reviewed)];
  if (done === 0) return name;
  return `${name}, ${done} ${done === 1 ? 'ticket' : 'tickets'} (${reviewed} reviewed)`;
}
