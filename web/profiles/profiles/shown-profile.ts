import type { PublicProfile } from '#contract/profiles/profiles.ts';

/** What every profile page shows, your own and other people's. */
export type ShownProfile = Omit<PublicProfile, 'can'>;

export type RecentProject = ShownProfile['recentProjects'][number];
export type Badge = ShownProfile['badges'][number];
export type Achievement = ShownProfile['achievements'][number];
export type OpenAward = ShownProfile['openAchievements'][number];
export type Activity = ShownProfile['activity'][number];
