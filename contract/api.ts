import { accounts } from './accounts.ts';
import { members } from './members.ts';
import { profiles } from './profiles.ts';
import { projects } from './projects.ts';
import { tickets } from './tickets.ts';

/** Every call there is. The browser imports this as a type only. */
export const api = { ...accounts, ...profiles, ...projects, ...members, ...tickets };

export type Api = typeof api;
