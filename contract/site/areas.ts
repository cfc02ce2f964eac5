import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { areaNames } from '#contract/values/areas.ts';

const mode = z.enum(['sample', 'live', 'hidden'], 'Choose a mode from the list');
const name = z.enum(areaNames);

/** The mode of each area. */
const areas = z.record(name, mode);
export type Areas = z.output<typeof areas>;

export const areaCalls = {
  'GET /areas': {
    summary: 'Get whether each area of the site is sample content, live or hidden',
    access: 'public',
    reply: areas,
  },
  'PUT /admin/areas/{area}': {
    summary: 'Make an area of the site sample content, live or hidden. Admins only',
    params: z.object({ area: name }),
    body: z.object({ mode }),
    reply: areas,
  },
} as const satisfies Contract;
