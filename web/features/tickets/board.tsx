import { useQuery } from '@tanstack/react-query';
import Keyboard from 'lucide-react/icons/keyboard';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { boardQuery, ticketsFailure } from './queries.ts';
import { ReadyBoard } from './ready-board.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** The Pieceboard: three columns of tickets that can be moved. */
export function Board({ projectId, onCreate }: { projectId: number; onCreate: () => void }) {
  const { data, isError, refetch, isFetching } = useQuery(boardQuery(projectId));
  const [helping, setHelping] = useState(false);
  const help = () => setHelping(true);
  if (data) {
    return (
      <>
        {/* Beside the tabs where there is room for both. */}
        <div className="mb-3 flex justify-end gap-1 sm:absolute sm:-top-1 sm:right-0 sm:mb-0">
          <IconButton label="Keyboard shortcuts" className="pointer-coarse:hidden" onClick={help}>
            <Keyboard aria-hidden className="size-5" />
          </IconButton>
          <Button
            variant="primary"
            icon={<Plus aria-hidden className="size-4" />}
            onClick={onCreate}
          >
            Create Ticket
          </Button>
        </div>
        <ReadyBoard
          projectId={projectId}
          tickets={data.tickets}
          onCreate={onCreate}
          onHelp={help}
        />
        <Suspense>{helping && <ShortcutsDialog onClose={() => setHelping(false)} />}</Suspense>
      </>
    );
  }
  if (!isError || isFetching) return <BoardSkeleton />;
  return <LoadFailure onRetry={refetch}>Error: {ticketsFailure}</LoadFailure>;
}
