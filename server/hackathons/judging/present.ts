import type { JudgeProgress } from '#contract/hackathons/judging.ts';
import { photoAddress } from '#contract/values/photo-address.ts';

export const presentJudge = (row: JudgeProgress): JudgeProgress => ({
  ...row,
  avatar: row.avatar && photoAddress(row.avatar),
});
