import type { EventCreators } from './event-card.ts';

/**
 * The parts of the site that an admin can make real or hide, each with the modes that it can have. A
 * fresh installation has them all in the first one: sample content, as specified. This file imports
 * nothing, so that pages can use it without loading the schemas.
 */
export const areaModes = {
  home: ['sample', 'live', 'hidden'],
  events: ['sample', 'live', 'hidden'],
  forum: ['sample', 'live', 'hidden'],
  business: ['sample', 'hidden'],
  hackathons: ['sample', 'live', 'hidden'],
  discussions: ['sample', 'live', 'hidden'],
} as const;

export type AreaName = keyof typeof areaModes;
export type AreaMode = (typeof areaModes)[AreaName][number];

export const areaNames = Object.keys(areaModes) as AreaName[];

/** The areas that an admin can close to visitors: people who aren't signed in. */
export const closableAreas: readonly AreaName[] = ['events', 'forum', 'hackathons'];

/**
 * The areas that aren't in sample mode, those live ones that visitors can't read, and who can create
 * events, if it isn't organizers.
 */
export type SiteModes = { [Name in AreaName]?: AreaMode } & {
  membersOnly?: AreaName[];
  creators?: EventCreators;
};

/** Whether an area with this mode can be closed to visitors. */
export const canClose = (area: AreaName, mode: string): boolean =>
  mode === 'live' && closableAreas.includes(area);

/** Whether only people who are signed in can read what belongs to an area, or to a live one. */
export const isMembersOnly = (
  { area, liveArea = area }: { area?: AreaName; liveArea?: AreaName },
  { membersOnly }: SiteModes,
) => liveArea !== undefined && membersOnly?.includes(liveArea) === true;

/** Whether an area can have a mode. */
export const hasMode = (area: AreaName, mode: AreaMode): boolean =>
  (areaModes[area] as readonly AreaMode[]).includes(mode);
