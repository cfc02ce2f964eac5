import type { Invitation } from '#contract/joining/invitations.ts';
import type { Person } from './people.ts';

/** Invites someone to a project. */
export async function invite(
  lead: Person,
  {
    projectId,
    person,
    ...form
  }: { projectId: number; person: { id: number }; roleId?: number; message?: string },
): Promise<Invitation> {
  const key = 'POST /projects/{projectId}/invitations';
  const body = { ...form, userId: person.id };
  return (await lead.send(key, { params: { projectId }, body })).body;
}
