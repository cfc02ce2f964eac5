import { joinRequestTasks } from './features/join-requests/schedule.ts';
import { notificationTasks } from './features/notifications/schedule.ts';
import { ticketTasks } from './features/tickets/schedule.ts';
import { reviewTasks } from './features/reviews/schedule.ts';
import type { Task } from './platform/schedule/schedule.ts';

/** What is due at certain times, of all features. */
export const tasks: readonly Task[] = [
  ...ticketTasks,
  ...reviewTasks,
  ...joinRequestTasks,
  ...notificationTasks,
];
