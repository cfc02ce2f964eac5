import type { EventCategory } from '#contract/values/event-card.ts';
import type { Tone } from '#web/ui/text/badge.tsx';

export const categoryTones: Record<EventCategory, Tone> = {
  Education: 'blue',
  Innovation: 'yellow',
  Collaboration: 'green',
  Support: 'grey',
  Networking: 'red',
};
