import type { Joining } from '#contract/vocabulary.ts';

export const joiningNames: Record<Joining, string> = {
  open: 'Anyone, at once',
  ask: 'People ask first',
};
