import type { AreaMode, AreaName } from '#contract/values/areas.ts';
import { openClient } from '#tests/client.ts';
import type { TestServer } from '#tests/server.ts';

/** Makes an area of the site real, as an admin does, and waits until its server knows. */
export async function makeLive({ pool, url }: Pick<TestServer, 'pool' | 'url'>, area: AreaName) {
  await pool.query(`insert into areas values ($1, 'live', now())`, [area]);
  await untilKnown(url, area, 'live');
}

/** Waits until a server has heard in which mode an area is. */
export async function untilKnown(url: string, area: AreaName, mode: AreaMode) {
  const client = openClient(url);
  while ((await client.send('GET /areas')).body[area] !== mode);
}
