import { sql } from 'kysely';

/** How many places of a role are reserved. Part of a statement that reads `roles`. */
export const reservedPlaces = sql<number>`
  (select count(*) from reservations as kept where kept.role_id = roles.id)`;

/**
 * How many places of a role are taken, by members or by people for whom one is reserved. Part of a
 * statement that reads `roles`.
 */
export const takenPlaces = sql<number>`(
  (select count(*) from project_members as taker
    where taker.role_id = roles.id and taker.inactive_since is null)
  + ${reservedPlaces})`;

/** How many members of a role leave on a later day. Part of a statement that reads `roles`. */
export const leavingMembers = sql<number>`
  (select count(*) from project_members as leaver
     join planned_departures using (project_id, user_id)
    where leaver.role_id = roles.id and leaver.inactive_since is null)`;
