import type { Band } from '#contract/matching/match-points.ts';
import type { Tone } from '#web/ui/text/badge.tsx';

export const bandTones: Record<Band, Tone> = { well: 'green', could: 'blue', stretch: 'grey' };
