import * as z from 'zod/mini';
import { foldCase } from '#contract/values/text/fold-case.ts';
import { maxCriteria, maxCriterionName, maxWeight } from './submission-limits.ts';
import { line } from '#contract/values/text/text.ts';

/** Something that judges score. `weight`: how much it counts compared with the others. */
const criterion = z.object({
  name: line('Criterion', { min: 2, max: maxCriterionName }),
  weight: z._default(
    z
      .int('Weight must be a whole number')
      .check(
        z.minimum(1, 'Weight must be at least 1'),
        z.maximum(maxWeight, `Weight must not exceed ${maxWeight}`),
      ),
    1,
  ),
});
export type Criterion = z.output<typeof criterion>;

/** What judges score in a hackathon. */
export const criteria = z.array(criterion, 'Criteria must be a list').check(
  z.minLength(1, 'Judges need at least one criterion'),
  z.maxLength(maxCriteria, `You can add up to ${maxCriteria} criteria`),
  z.refine(
    (all) => new Set(all.map(({ name }) => foldCase(name))).size === all.length,
    'A criterion must not be listed twice',
  ),
);
