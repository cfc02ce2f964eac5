import { day } from '#contract/values/durations.ts';

/** A creator without a sign of life for this many days is gone. */
export const goneDays = 21;

/** The creator is emailed again after the first, and has until the second after that to say no. */
export const [reminderDays, daysAfterReminder] = [5, 2];

type Takeover = { askedAt: string; remindedAt: string | null };

/** When a project passes on, unless its creator says no. */
export const takeoverEnd = ({ askedAt, remindedAt }: Takeover): string => {
  const reminder =
    remindedAt === null ? Date.parse(askedAt) + reminderDays * day : Date.parse(remindedAt);
  return new Date(reminder + daysAfterReminder * day).toISOString();
};

type Team = {
  creator_id: number;
  /** In the order they joined, without inactive members. */
  members: readonly { userId: number; isLead: boolean }[];
};

/** Any other lead can take over a project, or the longest-standing member if there's none. */
export function canTakeOver({ creator_id, members }: Team, person: { id: number }): boolean {
  const others = members.filter(({ userId }) => userId !== creator_id);
  const leads = others.filter(({ isLead }) => isLead);
  return (leads.length > 0 ? leads : others.slice(0, 1)).some(({ userId }) => userId === person.id);
}
