import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { emailTimes } from '#contract/notifications/notification-kinds.ts';
import { workingStyle } from '#contract/values/working-style.ts';
import { labels, text } from '#contract/values/text/text.ts';
import { disciplines, goals, weekTimes } from '#contract/values/vocabulary.ts';

/** What someone looks for in a team. Everything is optional. `disciplines`: the most wanted first. */
export const preferenceForm = z.object({
  disciplines: z._default(
    z.array(z.enum(disciplines, 'Choose disciplines from the list')).check(
      z.maxLength(3, 'You can choose up to 3 kinds of work'),
      z.refine(
        (all) => new Set(all).size === all.length,
        'A kind of work must not be listed twice',
      ),
    ),
    [],
  ),
  learns: z._default(
    labels('Skill').check(z.maxLength(5, 'You can list up to 5 skills to learn')),
    [],
  ),
  ...workingStyle.shape,
  note: z._default(text('Note', { max: 300 }), ''),
  findable: z._default(z.boolean('Say whether teams can find you'), false),
});
export type PreferenceForm = z.input<typeof preferenceForm>;

/**
 * `isSaved`: false if the person hasn't said anything yet. `findableUntil`: the last day on which teams
 * can find them, or null. `openingEmails`: how soon they're emailed about new openings that fit; null if
 * they haven't chosen.
 */
const teamPreferences = z.object({
  disciplines: z.array(z.enum(disciplines)),
  learns: z.array(z.string()),
  languages: z.array(z.string()),
  hours: z.nullable(z.int()),
  week: z.array(z.enum(weekTimes)),
  timeZone: z.string(),
  goal: z.nullable(z.enum(goals)),
  note: z.string(),
  findableUntil: z.nullable(z.string()),
  isSaved: z.boolean(),
  openingEmails: z.nullable(z.enum(emailTimes)),
});
export type TeamPreferences = z.output<typeof teamPreferences>;

export const preferences = {
  'GET /users/team-preferences': {
    summary: 'Get what you look for in a team, and whether teams can find you',
    reply: teamPreferences,
  },
  'PUT /users/team-preferences': {
    summary:
      'Change what you look for in a team. With `findable`, teams can find you for 90 days from now',
    body: preferenceForm,
    reply: teamPreferences,
  },
} as const satisfies Contract;
