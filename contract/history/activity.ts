import * as z from 'zod/mini';
import { activityTypes, awardIcons, pieceColors } from '#contract/values/vocabulary.ts';

// What a profile shows of what somebody did (Specification, section 3).

export const badges = z.array(
  z.object({
    name: z.string(),
    description: z.string(),
    color: z.enum(pieceColors),
    icon: z.enum(awardIcons),
  }),
);
export type Badges = z.output<typeof badges>;

/** `badge`: the badge that is for the same, or an empty string. */
export const achievements = z.array(
  z.object({
    name: z.string(),
    description: z.string(),
    badge: z.string(),
    date: z.string(),
    icon: z.enum(awardIcons),
  }),
);
export type Achievements = z.output<typeof achievements>;

/**
 * Badges or achievements that aren't earned yet, with how far they are, if they're counted. `badge`: the
 * badge that is for the same as an achievement, or an empty string.
 */
export const openAwards = z.array(
  z.object({
    name: z.string(),
    description: z.string(),
    badge: z.string(),
    icon: z.enum(awardIcons),
    progress: z.nullable(z.object({ count: z.int(), goal: z.int() })),
  }),
);
export type OpenAwards = z.output<typeof openAwards>;

export const activity = z.array(
  // `link` is a page here, or an address in the repository. Only the team can open tickets, and gets the
  // title of the `ticket`; null for others, and for what isn't about one.
  z.object({
    type: z.enum(activityTypes),
    project: z.string(),
    date: z.string(),
    link: z.string(),
    ticket: z.nullable(z.string()),
  }),
);
export type Activity = z.output<typeof activity>;
