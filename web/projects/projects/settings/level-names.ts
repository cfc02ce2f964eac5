import type { RoleLevel } from '#contract/values/vocabulary.ts';

export const levelNames: Record<RoleLevel, string> = {
  any: 'Any level',
  some: 'Some experience',
  strong: 'A lot of experience',
};
