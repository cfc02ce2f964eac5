import * as z from 'zod/mini';
import { eventLimits, repeatWeeks } from '#contract/values/event-card.ts';
import { day } from '#contract/values/durations.ts';
import { instant } from '#contract/values/instant.ts';
import { line, text, timeZone, webAddress } from '#contract/values/text/text.ts';

/** What events and meetings have. `timeZone`: where it takes place; it repeats at the same time there. */
export const gatheringFields = {
  title: line('Title', { min: 3, max: 100 }),
  startsAt: instant('Start'),
  endsAt: instant('End'),
  timeZone: timeZone.check(z.minLength(1, 'Choose a time zone from the list')),
  location: z._default(line('Location', { max: 200 }), ''),
  link: z._default(webAddress('Link'), ''),
  description: z._default(text('Description', { max: eventLimits.description }), ''),
};

type Times = { startsAt: string; endsAt: string };

/** An invalid time has an error of its own. */
const hours = ({ startsAt, endsAt }: Times) => Date.parse(endsAt) - Date.parse(startsAt);

export const timeRules: z.core.$ZodCheck<Times>[] = [
  z.refine((form: Times) => !(hours(form) <= 0), {
    path: ['endsAt'],
    error: 'The end must be after the start',
  }),
  z.refine((form: Times) => !(hours(form) > eventLimits.days * day), {
    path: ['endsAt'],
    error: `It can take up to ${eventLimits.days} days`,
  }),
];

/** `times`: how many there are together, that many `weeks` apart. */
export const repeat = z._default(
  z.nullable(
    z.object({
      weeks: z.literal([...repeatWeeks], 'Choose how often from the list'),
      times: z
        .int('How many must be a whole number')
        .check(
          z.minimum(2, 'How many must be at least 2'),
          z.maximum(eventLimits.repeats, `How many must not exceed ${eventLimits.repeats}`),
        ),
    }),
  ),
  null,
);
export type Repeat = z.output<typeof repeat>;

/** `andLater`: those of the same series that start later, too. */
export const cancellation = z.object({
  reason: text('Reason', { min: 10, max: 600 }),
  andLater: z._default(z.boolean(), false),
});

export const version = z.int('Version must be a whole number');
