import { day } from '#contract/values/durations.ts';
import type { Times } from './countdown/countdown.ts';

/** Whether a hackathon is shorter than a day: people then answer two questions to sign up. */
export const isBrief = ({ startsAt, endsAt }: Times) =>
  Date.parse(endsAt) - Date.parse(startsAt) < day;
