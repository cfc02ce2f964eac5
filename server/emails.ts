import { accountEmails } from './accounts/sign-up/emails.ts';
import { contactAddressEmails } from './accounts/own-profile/emails.ts';
import { decisionEmails } from './moderation/decisions/emails.ts';
import { hackathonEmails } from './hackathons/hackathons/emails.ts';
import { notificationEmails } from './notifications/notifications/emails.ts';
import { passwordEmails } from './accounts/passwords/emails.ts';
import { reportEmails } from './moderation/reports/emails.ts';
import { securityEmails } from './accounts/sign-in/emails.ts';
import type { Context } from './platform/context.ts';
import type { Composers } from './platform/mail/worker.ts';

/** The emails of all rooms. */
export const createComposers = (context: Context): Composers => ({
  ...accountEmails(context),
  ...passwordEmails(context),
  ...securityEmails(context),
  ...contactAddressEmails(context),
  ...notificationEmails(context),
  ...hackathonEmails(context),
  ...reportEmails(context),
  ...decisionEmails(context),
});
