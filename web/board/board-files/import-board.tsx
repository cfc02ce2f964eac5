import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { maxBoardFileBytes } from '#contract/board/board-file-limits.ts';
import type { ImportPreview } from '#contract/board/board-files.ts';
import { createKey } from '#web/lib/api/idempotency-key.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DropArea } from '#web/ui/forms/drop-area.tsx';
import { ImportList } from './import-list.tsx';
import { PreviewImport } from './preview-import.tsx';
import { useImportBoard, usePreviewImport } from './queries.ts';

type Chosen = { file: File; key: string; preview: ImportPreview };

/** Imports tickets from a file, for leads: choose it, look at the preview, import it. */
export function ImportBoard({ projectId }: { projectId: number }) {
  const preview = usePreviewImport(projectId);
  const create = useImportBoard(projectId);
  const [chosen, setChosen] = useState<Chosen>();
  const [failure, setFailure] = useState<string>();
  const chooser = useRef<HTMLDivElement>(null);

  async function choose(file: File) {
    setFailure(undefined);
    setChosen(undefined);
    try {
      if (file.size > maxBoardFileBytes) setFailure(tooLarge);
      else setChosen({ file, key: createKey(), preview: await preview.mutateAsync(file) });
    } catch (error) {
      setFailure(`Couldn’t read ${file.name}. ${getErrorMessage(error, 'Try again.')}`);
    }
  }

  async function confirm({ file, key }: Chosen) {
    setFailure(undefined);
    try {
      await create.mutateAsync({ file, key });
      setChosen(undefined);
    } catch (error) {
      setFailure(`Nothing was imported. ${getErrorMessage(error, 'Try again.')}`);
    }
  }

  const cancel = () => {
    setChosen(undefined);
    setFailure(undefined);
    // Once it's rendered again.
    requestAnimationFrame(() => chooser.current?.querySelector('input')?.focus());
  };
  return (
    <>
      <p className="text-soft">
        Import tickets from Asana, ClickUp, GitHub Projects, Jira, Linear, monday.com, Notion,
        Plane, Trello or WeKan, from a spreadsheet, or from a file exported here. You’ll see a
        preview first.
      </p>
      {chosen ? (
        <PreviewImport
          key={chosen.key}
          preview={chosen.preview}
          name={chosen.file.name}
          busy={create.isPending}
          onImport={() => void confirm(chosen)}
          onCancel={cancel}
        />
      ) : (
        <div ref={chooser} className="grid">
          <DropArea
            icon={FileUp}
            label={preview.isPending ? 'Reading the file...' : 'Choose a CSV or JSON file'}
            hint="or drop one here. Nothing changes yet."
            accept=".csv,.tsv,.txt,.json,text/csv,application/json"
            onChoose={choose}
          />
        </div>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <ImportList projectId={projectId} latest={create.data?.key} />
    </>
  );
}

const tooLarge = `This file is larger than ${maxBoardFileBytes / 1024 / 1024} MB. Choose a smaller one.`;
