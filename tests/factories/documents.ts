import type { DocumentForm } from '#contract/board/documents.ts';
import type { Person } from './people.ts';
import { createTeam } from './projects.ts';
import type { TestServer } from '#tests/server.ts';

const path = '/projects/{projectId}/documents';

export const addDocument = async (
  person: Person,
  params: { projectId: number },
  form: Partial<DocumentForm> = {},
) =>
  (
    await person.send(`POST ${path}`, {
      params,
      body: { title: 'How we work', text: 'Together', ...form },
    })
  ).body;

/** A team of two, and a page that the member has added. */
export async function createDocument(server: TestServer, form: Partial<DocumentForm> = {}) {
  const team = await createTeam(server);
  const document = await addDocument(team.member, team.params, form);
  return { ...team, document, of: { ...team.params, documentId: document.id } };
}
