import type { AreaMode, AreaName, SiteModes } from '#contract/values/areas.ts';

/** The areas that aren't sample content, as the server wrote them into the page. */
let modes: SiteModes = import.meta.env.SSR ? {} : readModes();

function readModes(): SiteModes {
  const written = document.getElementById('site')?.textContent;
  return written ? (JSON.parse(written) as SiteModes) : {};
}

/** For the server, which renders pages one after the other, and for tests. */
export function setModes(next: SiteModes) {
  modes = next;
}

export const getMode = (area: AreaName): AreaMode => modes[area] ?? 'sample';

/** What belongs to no area is always there. */
export const isHidden = (area: AreaName | undefined) =>
  area !== undefined && getMode(area) === 'hidden';

/** Whether there's something real. What belongs to no area is. */
export const isLive = (area: AreaName | undefined) =>
  area === undefined || getMode(area) === 'live';

/** Whether only people who are signed in can read an area. */
export const isForMembers = (area: AreaName | undefined) =>
  area !== undefined && modes.membersOnly?.includes(area);
