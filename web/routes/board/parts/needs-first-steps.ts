import type { Project } from '#contract/projects/projects.ts';

/** How many tickets a new board starts with. */
export const enoughTickets = 3;

/** Whether someone starts a project on their own, and its board is still empty or nearly so. */
export const needsFirstSteps = (project: Project, ticketCount: number) =>
  project.can.edit &&
  project.currentMembers === 1 &&
  project.status !== 'Completed' &&
  ticketCount < enoughTickets;
