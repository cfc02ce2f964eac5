import type { RoleForm } from '#contract/teams/roles.ts';
import type { Db } from '#server/migrations/tables.ts';
import { spellCount } from '#server/platform/formats/spell-count.ts';
import { invalidField, ProblemError } from '#server/platform/problem.ts';
import { deleteRoles, insertRole, listRoles, updateRole } from './role-store.ts';

/**
 * Replaces a project's roles, in this order. A role can't get fewer places than members. Call it under
 * the project's lock, and reserveFreePlaces afterward.
 */
export async function replaceRoles(
  db: Db,
  { projectId, roles }: { projectId: number; roles: RoleForm[] },
) {
  const stored = await listRoles(db, projectId);
  const storedById = new Map(stored.map((role) => [role.id, role]));
  for (const { id, name, places } of roles) {
    if (id === undefined) continue;
    const role = storedById.get(id);
    if (!role) throw invalidField('roles', `The role ${name} no longer exists.`);
    if (role.taken > places) throw tooSmall(role);
  }
  const kept = new Set(roles.map(({ id }) => id));
  await deleteRoles(
    db,
    stored.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  for (const [at, { id, ...role }] of roles.entries()) {
    const values = { ...role, projectId, ordinal: at + 1 };
    await (id === undefined ? insertRole(db, values) : updateRole(db, { ...values, id }));
  }
}

function tooSmall({ name, taken, reserved }: { name: string; taken: number; reserved: number }) {
  const people = `${spellCount(taken)} people have the role ${name}`;
  const places = reserved > 0 ? ' or a spot reserved in it' : '';
  const message = `${people}${places}. Give it at least ${taken} spots.`;
  return new ProblemError('role_too_small', { message });
}
