/** Teams are asked what's next this many days after their hackathon, */
export const askAfterDays = 7;
/** and not anymore after this many. */
export const askUntilDays = 30;
/** They're reminded once, this many days after the question. */
export const remindDays = 4;
