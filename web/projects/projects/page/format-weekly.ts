import { dateFormat } from '#web/lib/formats/format-dates.ts';
import { recallText } from '#web/lib/formats/known-texts.ts';

const weekday = dateFormat({ weekday: 'long' });
const time = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** "Tuesdays at 6:00 PM", where the reader is */
export const formatWeekly = (value: Date) =>
  recallText(
    `weekly ${value.getTime()}`,
    () => `${weekday().format(value)}s at ${time().format(value)}`,
  );
