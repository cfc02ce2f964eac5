import type { NewTicket, Team } from './reading/convert.ts';

/**
 * Leaves out assignees and labels that a team doesn't have anymore: it may have changed while the file
 * was read.
 */
export function fitTeam(tickets: NewTicket[], { members, technologies }: Team): NewTicket[] {
  const ids = new Set<number | null>(members.map(({ id }) => id));
  return tickets.map(({ fields, ...ticket }) => ({
    ...ticket,
    fields: {
      ...fields,
      assigneeId: ids.has(fields.assigneeId) ? fields.assigneeId : null,
      labels: fields.labels.filter((label) => technologies.includes(label)),
    },
  }));
}
