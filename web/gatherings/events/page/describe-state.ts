import type { LiveEvent } from '#contract/gatherings/events.ts';
import { isFull } from '#web/gatherings/events/join-event.tsx';
import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';

type Described = Pick<
  LiveEvent,
  | 'state'
  | 'attended'
  | 'position'
  | 'waiting'
  | 'format'
  | 'link'
  | 'participants'
  | 'maxParticipants'
>;

/** What someone is in an event, and what they can expect. Empty if there's nothing to say. */
export function describeState(event: Described, { isPast }: { isPast: boolean }): string {
  const { state, attended, position, waiting, format, link } = event;
  if (isPast && state === 'going') return attended ? 'You were there.' : 'You signed up for it.';
  if (isPast) return '';
  if (state === 'going') return 'You’re going.';
  if (state === 'waiting') {
    if (!isFull(event))
      return 'A spot is open. The first person on the waiting list to join gets it.';
    return position === null
      ? 'You’re on the waiting list.'
      : `You’re number ${formatNumber(position)} on the waiting list. If a spot opens up, we’ll tell you.`;
  }
  if (isFull(event))
    return waiting === 0
      ? 'All spots are taken. You can wait for one.'
      : `All spots are taken, and ${formatCount(waiting, 'person is', 'people are')} waiting.`;
  return format !== 'On site' && link === null ? 'You’ll see the link once you’ve joined.' : '';
}
