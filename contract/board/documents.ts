import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { id, line, text, wholeNumber } from '#contract/values/text/text.ts';
import { shownPerson } from '#contract/values/shown-person.ts';

/** How many pages a team can have. */
export const maxDocuments = 100;

/** A page as listed. `updatedBy` is null if the account was deleted. */
export const listedDocument = z.object({
  id: z.int(),
  title: z.string(),
  updatedAt: z.string(),
  updatedBy: z.nullable(shownPerson),
});
export type ListedDocument = z.output<typeof listedDocument>;

/** A page of a team's documentation, in Markdown, with what the person asking may do. */
export const document = z.extend(listedDocument, {
  text: z.string(),
  version: z.int(),
  can: z.object({ write: z.boolean(), remove: z.boolean() }),
});
export type Document = z.output<typeof document>;

/** A page before it was changed. `author` is who saved it. */
const documentVersion = z.object({
  version: z.int(),
  title: z.string(),
  author: z.nullable(shownPerson),
  writtenAt: z.string(),
});
export type DocumentVersion = z.output<typeof documentVersion>;

const form = z.object({
  title: line('Title', { min: 1, max: 150 }),
  text: text('Text', { max: 100_000 }),
});
export type DocumentForm = z.input<typeof form>;

const ofDocument = z.object({ projectId: id, documentId: id });

export const documents = {
  'GET /projects/{projectId}/documents': {
    summary: 'List the pages of your team’s documentation, oldest first',
    reply: z.array(listedDocument),
  },
  'GET /projects/{projectId}/documents.md': {
    summary: 'Download your team’s documentation as one Markdown file',
    // A file: text/markdown.
    reply: z.unknown(),
  },
  'POST /projects/{projectId}/documents': {
    summary: 'Add a page',
    body: form,
    reply: document,
    status: 201,
    creates: true,
  },
  'GET /projects/{projectId}/documents/{documentId}': {
    summary: 'Get a page',
    reply: document,
  },
  'PUT /projects/{projectId}/documents/{documentId}': {
    summary:
      'Change a page. With an outdated version, changes nothing and returns 409 with the current page',
    body: z.extend(form, { version: z.int('Version must be a whole number') }),
    reply: document,
  },
  'DELETE /projects/{projectId}/documents/{documentId}': {
    summary:
      'Delete a page that you created, or any page as a lead. It can be restored for an hour',
    status: 204,
  },
  'POST /projects/{projectId}/documents/{documentId}/restoration': {
    summary: 'Restore a deleted page',
    reply: document,
  },
  'GET /projects/{projectId}/documents/{documentId}/versions': {
    summary: 'List up to 100 earlier versions of a page, newest first, without their texts',
    reply: z.array(documentVersion),
  },
  'GET /projects/{projectId}/documents/{documentId}/versions/{version}': {
    summary: 'Get an earlier version of a page',
    params: z.extend(ofDocument, { version: wholeNumber('Version', { min: 1, max: 999_999_999 }) }),
    reply: z.extend(documentVersion, { text: z.string() }),
  },
} as const satisfies Contract;
