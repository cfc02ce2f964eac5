import { useEffect, useRef } from 'react';
import type { BoardImport } from '#contract/board/board-files.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useRestoreImport, useUndoImport } from './queries.ts';
import { sourceNames } from './source-names.ts';

type ImportItemProps = {
  projectId: number;
  item: BoardImport;
  /** It was just imported here, so the focus moves to it. */
  isLatest: boolean;
};

/** An import, with a button that undoes it or takes that back. */
export function ImportItem({ projectId, item, isLatest }: ImportItemProps) {
  const undo = useUndoImport(projectId);
  const restore = useRestoreImport(projectId);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLatest) box.current?.focus();
  }, [isLatest]);
  const { key, count, left, source, importedBy, importedAt, undoneAt } = item;
  const isUndone = undoneAt !== null;
  const change = isUndone ? restore : undo;
  const press = () =>
    change.mutate(key, {
      onError: (error) =>
        toastFailure(isUndone ? 'Couldn’t restore the tickets' : 'Couldn’t undo the import', error),
    });
  const action = (
    <Button size="sm" busy={change.isPending} onClick={press}>
      {isUndone ? 'Restore' : 'Undo'}
      <span className="sr-only"> the import of {formatCount(count, 'ticket')}</span>
    </Button>
  );
  const text = (
    <>
      {isUndone ? 'Undone: ' : 'Imported '}
      {formatCount(count, 'ticket')} from {sourceNames[source]} · {importedBy?.name}{' '}
      <TimeAgo iso={importedAt} />
      {isUndone && left > 0 && (
        <p>
          {formatCount(left, 'ticket')} {left === 1 ? 'stays because it’s' : 'stay because they’ve'}{' '}
          been edited since the import.
        </p>
      )}
    </>
  );
  if (isLatest)
    return (
      <Notice ref={box} tone={isUndone ? 'info' : 'success'} action={action}>
        {text}
      </Notice>
    );
  return (
    <div className="flex items-center gap-3 rounded-md border border-line px-3.5 py-2 text-soft">
      <div className="min-w-0 flex-1">{text}</div>
      {action}
    </div>
  );
}
