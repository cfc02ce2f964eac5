import { addDays } from '#contract/values/durations.ts';

/** How many waiting lists someone can be on. */
export const maxWaitings = 5;

/** How soon a team answers someone who asks for a place that was reserved for them. */
const answerDays = 2;

export const reservedAnswerDate = (now: Date) => addDays(now, answerDays);
