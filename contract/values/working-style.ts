import * as z from 'zod/mini';
import { languageCodes } from './lists/languages.ts';
import { atMost, timeZone } from './text/text.ts';
import { goals, weekTimes } from './vocabulary.ts';

/** How a team works. `hours` a week; `timeZone` is an IANA name such as "Europe/Helsinki", or empty. */
export const workingStyle = z.object({
  languages: z._default(
    z
      .array(z.enum(languageCodes, 'Choose languages from the list'))
      .check(
        z.maxLength(5, 'You can choose up to 5 languages'),
        z.refine(isWithoutDuplicates, 'A language must not be listed twice'),
      ),
    [],
  ),
  hours: z._default(
    z.nullable(
      z
        .int('Hours must be a whole number')
        .check(z.minimum(1, 'Hours must be at least 1'), z.maximum(40, 'Hours must not exceed 40')),
    ),
    null,
  ),
  week: z._default(
    z
      .array(z.enum(weekTimes, 'Choose times from the list'))
      .check(
        atMost(weekTimes.length, 'A time must not be listed twice'),
        z.refine(isWithoutDuplicates, 'A time must not be listed twice'),
      ),
    [],
  ),
  timeZone: z._default(timeZone, ''),
  goal: z._default(z.nullable(z.enum(goals, 'Choose a goal from the list')), null),
});

function isWithoutDuplicates(all: readonly unknown[]): boolean {
  return new Set(all).size === all.length;
}
