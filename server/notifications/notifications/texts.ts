import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';
import type { AllTexts, Texts } from './data.ts';
import { hackathonTexts } from './texts/hackathons.ts';
import { eventTexts } from './texts/events.ts';
import { decisionTexts } from './texts/decisions.ts';
import { joiningTexts } from './texts/joining.ts';
import { projectTexts } from './texts/projects.ts';
import { teamTexts } from './texts/team.ts';
import { threadTexts } from './texts/threads.ts';
import { ticketTexts } from './texts/tickets.ts';

/** The texts of each kind. To add a kind, add it to the contract, to its data and to one of these. */
const notificationTexts: AllTexts = {
  ...ticketTexts,
  ...teamTexts,
  ...threadTexts,
  ...projectTexts,
  ...joiningTexts,
  ...decisionTexts,
  ...hackathonTexts,
  ...eventTexts,
};

export const textsOf = (kind: NotificationKind) =>
  notificationTexts[kind] as Texts<NotificationKind>;
