import type { JudgeProgress } from '#contract/hackathons/judging.ts';
import { photoAddress } from '#contract/values/photo-address.ts';

export const presentJudge = <Row extends Pick<JudgeProgress, 'avatar'>>(row: Row): Row => ({
  ...row,
  avatar: row.avatar && photoAddress(row.avatar),
});
