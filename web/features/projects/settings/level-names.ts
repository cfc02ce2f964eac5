import type { RoleLevel } from '#contract/vocabulary.ts';

export const levelNames: Record<RoleLevel, string> = {
  any: 'Any level',
  some: 'Some experience',
  strong: 'A lot of experience',
};
