import type { Document } from '#contract/board/documents.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { mergeLines } from '#web/lib/merging/merge-lines.ts';
import { saveOnTop } from '#web/lib/merging/save-on-top.ts';

/** A page as one text, which is edited, merged and kept as a draft: its title is the first line. */
export type Page = { text: string; version: number };

type Put = (document: { title: string; text: string; version: number }) => Promise<Document>;

export const joinPage = ({ title, text }: { title: string; text: string }) => `${title}\n${text}`;

export function splitPage(page: string) {
  const [title = '', ...lines] = page.split('\n');
  return { title, text: lines.join('\n') };
}

export const pageOf = ({ title, text, version }: Document): Page => ({
  text: joinPage({ title, text }),
  version,
});

/**
 * Saves what was typed on top of what others have changed in other lines. Throws ConflictError with the
 * current page if they changed the same lines.
 */
export async function saveDocument(
  { base, typed }: { base: Page; typed: string },
  put: Put,
): Promise<Document> {
  const saved = await saveOnTop<Page, string, Page & { document: Document }>(
    { base, change: typed },
    {
      put: async ({ version }, change) => {
        const document = await put({ ...splitPage(change), version });
        return { ...pageOf(document), document };
      },
      findCurrent: (error) =>
        isProblem(error, 'stale_document') ? pageOf(error.current as Document) : undefined,
      merge: (mine, { before, now }) => mergeLines({ base: before.text, mine, theirs: now.text }),
    },
  );
  return saved.document;
}
