import type { JudgeProgress } from '#contract/judging.ts';
import { photoAddress } from '#contract/photo-address.ts';

export const presentJudge = (row: JudgeProgress): JudgeProgress => ({
  ...row,
  avatar: row.avatar && photoAddress(row.avatar),
});
