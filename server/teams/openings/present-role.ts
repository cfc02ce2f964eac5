import type { Role } from '#contract/teams/roles.ts';
import type { RoleRow } from './role-store.ts';

export const presentRole = ({ taken, leaving, ...role }: RoleRow): Role => ({
  ...role,
  free: Math.max(0, role.places - taken),
  freeSoon: leaving,
});
