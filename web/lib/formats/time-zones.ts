import { currentZone } from '#contract/values/lists/time-zone-names.ts';
import { timeZoneName } from '#web/lib/working-style-names.ts';

/** Where this browser is. */
export const browserZone = () => currentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** All time zones by name, the chosen one as it was saved. */
export function timeZoneOptions(chosen: string) {
  const zones = new Map(
    [...Intl.supportedValuesOf('timeZone'), chosen].map((zone) => [
      timeZoneName(currentZone(zone)),
      zone,
    ]),
  );
  zones.delete('');
  const options = Array.from(zones, ([label, zone]) => ({
    value: zone === chosen ? zone : currentZone(zone),
    label,
  }));
  return [
    { value: '', label: 'Not set' },
    ...options.toSorted((one, other) => one.label.localeCompare(other.label)),
  ];
}
