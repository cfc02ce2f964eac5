import type { Task } from '#server/platform/schedule/schedule.ts';
import { recountProject } from './counts.ts';

export const participationTasks: readonly Task[] = [
  { name: 'outdated participations', every: 60, run: recountProject },
];
