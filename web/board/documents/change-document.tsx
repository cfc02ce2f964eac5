import { useState } from 'react';
import type { Document } from '#contract/board/documents.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { ConflictError } from '#web/lib/merging/conflict-error.ts';
import { showSavedTogether } from '#web/ui/feedback/saved-together.ts';
import { MergeDialog } from '#web/ui/overlays/merge-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { EditDocument } from './edit-document.tsx';
import { useAddDocument, useSaveDocument } from './queries.ts';
import { joinPage, type Page, splitPage } from './save-document.ts';

type ChangeDocumentProps = {
  projectId: number;
  /** The page as it's stored now, also while it's being edited. */
  document: Document;
  /** Why it couldn't be loaded again, such as because someone has deleted it. */
  loadError: Error | null;
  /** What was typed, and what it changes. */
  typed: string;
  base: Page;
  onType: (page: string, base: Page) => void;
  /** Saved, here or as a new page. */
  onSaved: (documentId: number) => void;
  /** Nothing of what was typed is wanted anymore. */
  onDiscard: () => void;
  onCancel: () => void;
};

/** Edits a page. If others change the same lines meanwhile, shows both versions. */
export function ChangeDocument(props: ChangeDocumentProps) {
  const { projectId, document, loadError, typed, base, onType, onSaved } = props;
  const saving = useSaveDocument({ projectId, documentId: document.id });
  const adding = useAddDocument(projectId);
  const [theirs, setTheirs] = useState<Page>();
  const save = async (from = base) => {
    try {
      const saved = await saving.mutateAsync({ base: from, typed });
      if (!isSame(splitPage(typed), saved)) showSavedTogether();
      onSaved(saved.id);
    } catch (error) {
      if (error instanceof ConflictError) setTheirs(error.current);
      else console.error('Failed to save a page', error);
    }
  };
  const addAgain = async () => {
    try {
      onSaved((await adding.mutateAsync(splitPage(typed))).id);
    } catch (error) {
      console.error('Failed to add a page', error);
    }
  };
  const failure =
    saving.error && !(saving.error instanceof ConflictError)
      ? saving.error
      : isGone(loadError)
        ? loadError
        : null;
  return (
    <>
      <EditDocument
        projectId={projectId}
        heading="Edit page"
        page={typed}
        onType={(page) => onType(page, base)}
        isChangedByOthers={!saving.isPending && document.version !== base.version && !theirs}
        isSaving={saving.isPending || adding.isPending}
        error={adding.error ?? failure}
        action={
          isGone(failure) && (
            <Button size="sm" busy={adding.isPending} onClick={() => void addAgain()}>
              Save as a new page
            </Button>
          )
        }
        onSave={() => void save()}
        onCancel={props.onCancel}
      />
      <MergeDialog
        theirs={theirs?.text}
        mine={typed}
        busy={saving.isPending}
        onType={(page) => onType(page, base)}
        onKeepTheirs={props.onDiscard}
        onBack={() => setTheirs(undefined)}
        onSave={() => {
          setTheirs(undefined);
          void save(theirs);
        }}
      />
    </>
  );
}

type Text = { title: string; text: string };

/** The server trims both. */
const isSame = (one: Text, other: Text) =>
  joinPage({ title: one.title.trim(), text: one.text.trim() }) ===
  joinPage({ title: other.title, text: other.text });
