import { departureTasks } from './features/departures/schedule.ts';
import { inactivityTasks } from './features/inactivity/schedule.ts';
import { invitationTasks } from './features/invitations/schedule.ts';
import { joinRequestTasks } from './features/join-requests/schedule.ts';
import { judgingTasks } from './features/judging/schedule.ts';
import { matchTasks } from './features/matches/schedule.ts';
import { nextStepTasks } from './features/next-steps/schedule.ts';
import { notificationTasks } from './features/notifications/schedule.ts';
import { openingTasks } from './features/openings/schedule.ts';
import { participationTasks } from './features/participations/schedule.ts';
import { preferenceTasks } from './features/preferences/schedule.ts';
import { reservationTasks } from './features/reservations/schedule.ts';
import { ticketTasks } from './features/tickets/schedule.ts';
import { reviewTasks } from './features/reviews/schedule.ts';
import { takeoverTasks } from './features/takeovers/schedule.ts';
import { teammateTasks } from './features/teammates/schedule.ts';
import type { Task } from './platform/schedule/schedule.ts';

/** What is due at certain times, of all features. */
export const tasks: readonly Task[] = [
  ...ticketTasks,
  ...reviewTasks,
  ...participationTasks,
  ...joinRequestTasks,
  ...preferenceTasks,
  ...openingTasks,
  ...matchTasks,
  ...departureTasks,
  ...inactivityTasks,
  ...takeoverTasks,
  ...nextStepTasks,
  ...teammateTasks,
  ...invitationTasks,
  ...reservationTasks,
  ...judgingTasks,
  ...notificationTasks,
];
