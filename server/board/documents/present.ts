import type { Document, DocumentVersion, ListedDocument } from '#contract/board/documents.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import { canRemove } from './policy.ts';
import type { DocumentRow, ListedRow } from './store.ts';
import type { VersionRow } from './version-store.ts';

export const presentListed = (row: ListedRow): ListedDocument => ({
  id: row.id,
  title: row.title,
  updatedAt: row.updated_at,
  updatedBy: presentPerson(row),
});

export const presentDocument = (row: DocumentRow, userId: number): Document => ({
  ...presentListed(row),
  text: row.text,
  version: row.version,
  can: {
    write: row.isActive,
    remove: row.isActive && canRemove(row, { userId, isLead: row.isLead }),
  },
});

export const presentVersion = (row: VersionRow): DocumentVersion => ({
  version: row.version,
  title: row.title,
  author: presentPerson(row),
  writtenAt: row.written_at,
});

type Person = { person_id: number | null; name: string; avatar: string | null };

const presentPerson = ({ person_id: id, name, avatar }: Person) =>
  id === null ? null : { id, name, avatar: avatar && photoAddress(avatar) };
