import type { PublicProfile } from '#contract/profiles.ts';

/** What every profile shows, one's own as well as another's. */
export type ShownProfile = Omit<PublicProfile, 'can'>;

export type RecentProject = ShownProfile['recentProjects'][number];
export type Badge = ShownProfile['badges'][number];
export type Achievement = ShownProfile['achievements'][number];
export type Activity = ShownProfile['activity'][number];

/** The name as it is read; someone who came from GitHub may have one only. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
