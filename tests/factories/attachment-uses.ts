import type { Person } from './people.ts';
import { changeTicket, createTicket } from './projects.ts';
import { addDocument } from './documents.ts';

export type Place = { person: Person; projectId: number; ticketId: number; threadId: number };

const comments = '/projects/{projectId}/tickets/{ticketId}/comments';
const posts = '/projects/{projectId}/threads/{threadId}/posts';
const documents = '/projects/{projectId}/documents/{documentId}';

/** A ticket and a discussion, in which texts can be written. */
export async function openPlace(person: Person, projectId: number): Promise<Place> {
  const { id: ticketId } = await createTicket(person, projectId);
  const body = { title: 'Why?', text: 'First' };
  const params = { projectId };
  const thread = await person.send('POST /projects/{projectId}/threads', { params, body });
  return { person, projectId, ticketId, threadId: thread.body.id };
}

/** The texts that can have attachments. */
export const writeText = {
  ticket: async ({ person, projectId }: Place, text: string) => {
    const ticket = await createTicket(person, projectId, { description: text });
    const params = { projectId, ticketId: ticket.id };
    return {
      edit: (description: string) =>
        changeTicket(person, ticket, { description, version: undefined }),
      remove: () => person.send('DELETE /projects/{projectId}/tickets/{ticketId}', { params }),
      restore: () =>
        person.send('POST /projects/{projectId}/tickets/{ticketId}/restoration', { params }),
    };
  },
  comment: async ({ person, projectId, ticketId }: Place, text: string) => {
    const params = { projectId, ticketId };
    const { id } = (await person.send(`POST ${comments}`, { params, body: { text } })).body;
    const ref = { ...params, commentId: id };
    return {
      edit: (other: string) =>
        person.send(`PUT ${comments}/{commentId}`, { params: ref, body: { text: other } }),
      remove: () => person.send(`DELETE ${comments}/{commentId}`, { params: ref }),
    };
  },
  post: async ({ person, projectId, threadId }: Place, text: string) => {
    const params = { projectId, threadId };
    const { id } = (await person.send(`POST ${posts}`, { params, body: { text } })).body;
    const ref = { ...params, commentId: id };
    return {
      edit: (other: string) =>
        person.send(`PUT ${posts}/{commentId}`, { params: ref, body: { text: other } }),
      remove: () => person.send(`DELETE ${posts}/{commentId}`, { params: ref }),
    };
  },
  document: async ({ person, projectId }: Place, text: string) => {
    const page = await addDocument(person, { projectId }, { text });
    const params = { projectId, documentId: page.id };
    return {
      edit: (other: string) =>
        person.send(`PUT ${documents}`, { params, body: { ...page, text: other } }),
      remove: () => person.send(`DELETE ${documents}`, { params }),
      restore: () => person.send(`POST ${documents}/restoration`, { params }),
    };
  },
};
