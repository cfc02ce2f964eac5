import { dateFormat } from '#web/lib/formats/format-dates.ts';
import { recallText } from '#web/lib/formats/known-texts.ts';

const finnishDate = dateFormat({ dateStyle: 'short' }, 'fi-FI');
const finnishTime = dateFormat({ timeStyle: 'short' }, 'fi-FI');

/** When an event starts: "24.11.2026 klo 17.00" */
export const formatEventDate = (value: Date) =>
  recallText(
    `event ${value.getTime()}`,
    () => `${finnishDate().format(value)} klo ${finnishTime().format(value)}`,
  );
