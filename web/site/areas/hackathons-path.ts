import { paths } from '#web/lib/paths.ts';
import { getMode } from './modes.ts';

/** Where the hackathons are that people organize here. */
export const realHackathonsPath = () =>
  getMode('hackathons') === 'live' ? paths.hackathons : paths.liveHackathons;
