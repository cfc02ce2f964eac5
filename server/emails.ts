import { accountEmails } from './features/accounts/emails.ts';
import { contactAddressEmails } from './features/contact-address/emails.ts';
import { decisionEmails } from './features/decisions/emails.ts';
import { hackathonEmails } from './features/hackathons/emails.ts';
import { notificationEmails } from './features/notifications/emails.ts';
import { passwordEmails } from './features/passwords/emails.ts';
import { reportEmails } from './features/reports/emails.ts';
import { securityEmails } from './features/sign-in-methods/emails.ts';
import type { Context } from './platform/context.ts';
import type { Composers } from './platform/mail/worker.ts';

/** The emails of all features. */
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
