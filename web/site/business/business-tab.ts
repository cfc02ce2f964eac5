export const businessTabs = [
  'overview',
  'challenges',
  'resources',
  'jobs',
  'achievements',
] as const;
export type BusinessTab = (typeof businessTabs)[number];
