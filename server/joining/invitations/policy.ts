import type { InvitationState } from '#contract/values/vocabulary.ts';

/** How many links of a project can be open. */
export const maxOpenLinks = 3;

/** How many links, and how many invitations to people, a lead sees. */
export const shownInvitations = 20;

/** How many invitations to people a project can have open. */
export const maxOpenToPeople = 10;

/** How many people someone can invite in a day. In the first week of an account it's up to the operator. */
export const maxPerDay = 10;
export const newDays = 7;

/** A project invites the same person once in this many days. */
export const daysBetween = 30;

/** The days after which an invitation to a person expires, and after which they're reminded. */
export const [daysOpen, reminderDay] = [14, 7];

/** People accept or decline an invitation until the schedule ends it, after a reminder. */
export const canAnswer = ({ state }: { state: InvitationState | null }) => state === 'sent';
