import { answerDays } from '#contract/values/teammate-rules.ts';
import type { Upkeep } from '#server/platform/database/upkeep.ts';

export const teammateUpkeep: Upkeep = {
  sweeps: [
    `delete from teammate_answers
      where answer is null and ended_at < $1::timestamptz - interval '${answerDays} days'`,
  ],
};
