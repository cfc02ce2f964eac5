import { afterAll, beforeAll, vi } from 'vitest';
import { forgetDateFormats } from '#web/lib/formats/format-dates.ts';

/**
 * Runs the tests of a file in a time zone. Formatters keep the zone that they were made in, perhaps by
 * another file, so they're made again.
 */
export function runInTimeZone(timeZone: string) {
  beforeAll(() => {
    vi.stubEnv('TZ', timeZone);
    forgetDateFormats();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    forgetDateFormats();
  });
}
