import type { EmailTime } from '#contract/notifications/notification-kinds.ts';

export const emailTimeNames: Record<EmailTime, string> = {
  now: 'Right away',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'Never',
};
