import { lazy, Suspense, useState } from 'react';
import type { Document } from '#contract/board/documents.ts';
import { offerUndo } from '#web/board/tickets/undo.ts';
import { networkProblem } from '#web/lib/api/problem-error.ts';
import { usePreload } from '#web/lib/preload.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { type DocumentRef, useDeleteDocument, useRestoreDocument } from './queries.ts';

const loadVersions = () => import('./earlier-versions.tsx');
const EarlierVersions = lazy(loadVersions);

type DocumentMenuProps = {
  page: DocumentRef;
  document: Document;
  /** Edits the page, from one of its earlier versions. */
  onRestoreVersion: (page: string) => void;
  onDeleted: () => void;
};

/** What few people do with a page: reading earlier versions, and deleting it. */
export function DocumentMenu({ page, document, onRestoreVersion, onDeleted }: DocumentMenuProps) {
  const { title, can } = document;
  const [dialog, setDialog] = useState<'versions' | 'removal'>();
  usePreload(loadVersions);
  const removal = useDeleteDocument(page);
  const restoration = useRestoreDocument(page);
  const fail = (what: string) => (error: unknown) => void toastFailure(what, error);
  // A failure while they're shown would replace the page.
  const showVersions = () =>
    loadVersions().then(
      () => setDialog('versions'),
      () => fail('Couldn’t open the earlier versions')(networkProblem()),
    );
  const undo = () => void restoration.mutateAsync().catch(fail(`Couldn’t restore “${title}”`));
  const remove = async () => {
    try {
      await removal.mutateAsync();
      offerUndo(`Deleted “${title}”`, undo);
      onDeleted();
    } catch (error) {
      setDialog(undefined);
      fail('Couldn’t delete the page')(error);
    }
  };
  return (
    <>
      <MoreMenu
        label="More actions for this page"
        actions={[
          { label: 'Earlier versions', onPress: () => void showVersions() },
          ...(can.remove
            ? [
                {
                  label: 'Delete page',
                  tone: 'danger' as const,
                  onPress: () => setDialog('removal'),
                },
              ]
            : []),
        ]}
      />
      {dialog === 'versions' && (
        <Suspense>
          <EarlierVersions
            page={page}
            onClose={() => setDialog(undefined)}
            onRestore={
              can.write
                ? (text) => {
                    setDialog(undefined);
                    onRestoreVersion(text);
                  }
                : undefined
            }
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={dialog === 'removal'}
        onOpenChange={() => setDialog(undefined)}
        title="Delete this page?"
        confirm="Delete page"
        busy={removal.isPending}
        onConfirm={() => void remove()}
      >
        This deletes “{title}” for everyone. You can undo it for a few seconds.
      </ConfirmDialog>
    </>
  );
}
