import { forumTasks } from './gatherings/forum/schedule.ts';
import { invitationTasks } from './joining/invitations/schedule.ts';
import { joinRequestTasks } from './joining/join-requests/schedule.ts';
import { judgingTasks } from './hackathons/judging/schedule.ts';
import { matchTasks } from './matching/matches/schedule.ts';
import { nextStepTasks } from './projects/next-steps/schedule.ts';
import { notificationTasks } from './notifications/notifications/schedule.ts';
import { openingTasks } from './teams/openings/schedule.ts';
import { participationTasks } from './proof/participations/schedule.ts';
import { preferenceTasks } from './people/preferences/schedule.ts';
import { reservationTasks } from './teams/places/schedule.ts';
import { remindOfTickets } from './board/tickets/schedule.ts';
import { eventTasks, remindOfEvents } from './gatherings/events/schedule.ts';
import { tomorrowTask } from './notifications/tomorrow/schedule.ts';
import { reviewTasks } from './proof/reviews/schedule.ts';
import { teammateTasks } from './matching/teammates/schedule.ts';
import { memberTasks } from './teams/members/schedule.ts';
import type { Task } from './platform/schedule/schedule.ts';

/** What is due at certain times, of all rooms. */
export const listTasks = (context: Parameters<typeof forumTasks>[0]): readonly Task[] => [
  tomorrowTask([remindOfTickets, remindOfEvents]),
  ...eventTasks,
  ...forumTasks(context),
  ...reviewTasks,
  ...participationTasks,
  ...joinRequestTasks,
  ...preferenceTasks,
  ...openingTasks,
  ...matchTasks,
  ...memberTasks,
  ...nextStepTasks,
  ...teammateTasks,
  ...invitationTasks,
  ...reservationTasks,
  ...judgingTasks,
  ...notificationTasks,
];
