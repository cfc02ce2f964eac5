import { useQuery } from '@tanstack/react-query';
import Filter from 'lucide-react/icons/funnel';
import Keyboard from 'lucide-react/icons/keyboard';
import Plus from 'lucide-react/icons/plus';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import type { ListedTicket, Ticket } from '#contract/board/tickets.ts';
import { useUrlParams } from '#web/lib/url-params.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { usePreload } from '#web/lib/preload.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { boardQuery, ticketsFailure } from '#web/board/tickets/queries.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardColumns } from './board-columns.tsx';
import { loadTools, useArrangedTickets } from './use-arranged-tickets.ts';

/** Square on a phone, where only the icon is shown. */
const toolClasses = 'max-sm:aspect-square max-sm:gap-0 max-sm:px-0!';

const ShortcutsDialog = lazy(() =>
  loadTools().then((tools) => ({ default: tools.ShortcutsDialog })),
);
const BoardFilters = lazy(() => loadTools().then((tools) => ({ default: tools.BoardFilters })));

type BoardProps = {
  projectId: number;
  /** The signed-in person, for "Only mine". */
  personId: number | undefined;
  onCreate: () => void;
  /** The first steps to a team, while it needs them. */
  children?: ReactNode;
  /** Someone here moved a ticket to Done. */
  onFinished?: (ticket: Ticket) => void;
};

/** The Pieceboard: three columns of tickets that people can move. */
export function Board({ projectId, ...props }: BoardProps) {
  const { data, isError, refetch, isFetching, isPaused } = useQuery(boardQuery(projectId));
  // React renders the first answer in slices, so the page answers to input meanwhile.
  const isLoaded = useDeferredValue(data !== undefined);
  if (data && isLoaded) return <LoadedBoard {...{ projectId, ...props }} all={data.tickets} />;
  if (isPaused) return <Notice>The board will load when you’re back online.</Notice>;
  if (data || !isError || isFetching) return <BoardSkeleton />;
  return <LoadFailure onRetry={refetch}>Error: {ticketsFailure}</LoadFailure>;
}

function LoadedBoard({
  projectId,
  personId,
  onCreate,
  onFinished,
  children,
  all,
}: BoardProps & { all: readonly ListedTicket[] }) {
  const [helping, setHelping] = useState(false);
  const [searchParams] = useUrlParams();
  const arranged = useArrangedTickets(all, { searchParams, personId });
  const [filtering, setFiltering] = useState(searchParams.size > 0);
  const help = () => setHelping(true);
  usePreload(loadTools);
  const text = useRef<HTMLInputElement>(null);
  const focusesText = useRef(false);
  const filterByKey = () => {
    setFiltering(true);
    text.current?.focus();
    focusesText.current = !text.current;
  };
  // The filters may have to load first.
  const mountText = useCallback((field: HTMLInputElement | null) => {
    text.current = field;
    if (field && focusesText.current) field.focus();
    focusesText.current = false;
  }, []);
  return (
    <div
      className={
        filtering
          ? '[--filters:3.25rem] max-xl:[--filters:6.25rem] max-md:[--filters:12.25rem]'
          : ''
      }
    >
      {/* Next to the tabs; on a phone, as icons. */}
      <div
        data-tab-tools
        className="absolute top-0 right-0 flex items-center justify-end gap-1 sm:-top-1"
      >
        <IconButton
          label="Keyboard shortcuts"
          className="max-sm:hidden pointer-coarse:hidden"
          onClick={help}
        >
          <Keyboard aria-hidden className="size-5" />
        </IconButton>
        <Button
          variant="quiet"
          aria-expanded={filtering}
          title="Filter"
          className={toolClasses}
          icon={<Filter aria-hidden className="size-4" />}
          onClick={() => setFiltering(!filtering)}
        >
          <span className="max-sm:sr-only">Filter</span>
          {arranged?.tickets !== all && !filtering && (
            <span className="sr-only"> (some tickets are hidden)</span>
          )}
        </Button>
        <Button
          variant="primary"
          title="Create Ticket"
          className={toolClasses}
          icon={<Plus aria-hidden className="size-4 max-sm:size-5" />}
          onClick={onCreate}
        >
          <span className="max-sm:sr-only">Create Ticket</span>
        </Button>
      </div>
      <Suspense fallback={<div className="mb-3 h-10 max-xl:h-22 max-md:h-46" />}>
        {filtering && <BoardFilters {...{ personId }} tickets={all} textRef={mountText} />}
      </Suspense>
      {children}
      {arranged ? (
        <BoardColumns
          {...{ projectId, all, onCreate, onFinished }}
          isShort={Boolean(children)}
          {...arranged}
          onHelp={help}
          onFilter={filterByKey}
        />
      ) : (
        <BoardSkeleton />
      )}
      <Suspense>{helping && <ShortcutsDialog onClose={() => setHelping(false)} />}</Suspense>
    </div>
  );
}
