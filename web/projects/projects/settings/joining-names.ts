import type { Joining } from '#contract/values/vocabulary.ts';

export const joiningNames: Record<Joining, string> = {
  open: 'Anyone, right away',
  ask: 'By request',
};
