import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { eventCreators } from '#contract/values/event-card.ts';
import { type AreaName, areaNames } from '#contract/values/areas.ts';

const mode = z.enum(['sample', 'live', 'hidden'], 'Choose a mode from the list');
const name = z.enum(areaNames);
const creators = z.enum(eventCreators, 'Choose who can create events from the list');

/** The mode of each area, the live ones that visitors can't read, and who can create events. */
const areas = z.object({
  ...(Object.fromEntries(areaNames.map((area) => [area, mode])) as Record<AreaName, typeof mode>),
  membersOnly: z.array(name),
  creators,
});
export type Areas = z.output<typeof areas>;

export const areaCalls = {
  'GET /areas': {
    summary: 'Get whether each area of the site is sample content, live or hidden',
    access: 'public',
    reply: areas,
  },
  'PUT /admin/areas/{area}': {
    summary:
      'Make an area of the site sample content, live or hidden, and choose whether visitors can read a live one, and who can create events. Admins only',
    params: z.object({ area: name }),
    body: z.object({ mode, visitors: z.optional(z.boolean()), creators: z.optional(creators) }),
    reply: areas,
  },
} as const satisfies Contract;
