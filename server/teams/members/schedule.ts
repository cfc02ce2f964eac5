import type { Task } from '#server/platform/schedule/schedule.ts';
import { takeoverTasks } from './leading/pass-projects-on.ts';
import { departureTasks } from './leaving/leave-as-planned.ts';
import { inactivityTasks } from './presence/ask-quiet-members.ts';

/** Departures that were planned, questions to people and teams who are quiet, and takeovers. */
export const memberTasks: readonly Task[] = [
  ...departureTasks,
  ...inactivityTasks,
  ...takeoverTasks,
];
