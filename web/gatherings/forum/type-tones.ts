import type { ForumType } from '#contract/values/forum-types.ts';
import type { Tone } from '#web/ui/text/badge.tsx';

export const typeTones: Record<ForumType, Tone> = {
  Education: 'blue',
  Innovation: 'yellow',
  Collaboration: 'green',
  Support: 'red',
  Ecosystem: 'grey',
};
