import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DraftOffer } from '#web/ui/forms/draft-offer.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { DocumentPage } from './document-page.tsx';
import { draftFirstPage } from './first-page.ts';
import { NewDocument } from './new-document.tsx';
import { PageList } from './page-list.tsx';
import { documentsQuery } from './queries.ts';
import { joinPage } from './save-document.ts';

type DocumentationProps = { project: Project; personId: number | undefined };

/** A team's documentation. The address says which page is open. */
export default function Documentation({ project, personId }: DocumentationProps) {
  const { id: projectId, membership, hasDocuments } = project;
  const [searchParams, setSearchParams] = useSearchParams();
  const { state, key } = useLocation();
  /** Where a new page is being written, which ends when another page is opened. */
  const [adding, setAdding] = useState<{ at: string; isCanceled: boolean }>();
  const isCanceled = adding?.isCanceled === true;
  const isAdding = adding?.at === key && !isCanceled;
  const { data, error, refetch } = useQuery({
    ...documentsQuery(projectId),
    enabled: hasDocuments,
  });
  const pages = hasDocuments ? data : [];
  const documentId = Number(searchParams.get('document')) || undefined;
  const [initialId] = useState(documentId);
  const [lastId, setLastId] = useState(documentId);
  const [isChosen, setIsChosen] = useState(false);
  if (documentId !== undefined && documentId !== lastId) setLastId(documentId);
  if (documentId !== initialId && !isChosen) setIsChosen(true);
  const canWrite = membership === 'active';
  const [stored, setStored] = useDraft(`new-page-${projectId}-${personId}`);
  const show = (id: number | undefined) => {
    setAdding(undefined);
    setSearchParams(id === undefined ? {} : { document: String(id) }, {
      state,
      preventScrollReset: true,
    });
  };
  const add = () => setAdding({ at: key, isCanceled: false });
  if (isAdding)
    return (
      <NewDocument
        {...{ projectId, stored, setStored }}
        initial={joinPage(pages?.length ? { title: '', text: '' } : draftFirstPage(project))}
        onAdded={show}
        onCancel={() => setAdding({ at: key, isCanceled: true })}
      />
    );
  if (!pages) return <NotLoaded query={{ error, refetch }} what="the documentation" />;
  const offer = canWrite && stored !== '' && (
    <DraftOffer what="page" onContinue={add} onDiscard={() => setStored('')} />
  );
  if (pages.length === 0 && documentId === undefined)
    return (
      <>
        <EmptyState
          className={offer ? 'pb-4' : undefined}
          title="Documentation section will be implemented in the next phase."
          action={
            canWrite &&
            !offer && (
              <Button autoFocus={isCanceled} onClick={add}>
                Write the first page
              </Button>
            )
          }
        />
        {offer && <div className="mx-auto max-w-lg">{offer}</div>}
      </>
    );
  // Wide screens show a page beside the list.
  const shown = documentId ?? pages[0]?.id;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className={documentId === undefined ? undefined : 'max-lg:hidden'}>
        <PageList
          {...{ projectId, pages, shown }}
          returnTo={documentId === undefined && isChosen ? lastId : undefined}
          isCanceled={isCanceled}
          onNew={canWrite ? add : undefined}
        />
        {offer}
      </div>
      <div className={documentId === undefined ? 'max-lg:hidden' : undefined}>
        {shown !== undefined && (
          <DocumentPage
            key={shown}
            page={{ projectId, documentId: shown }}
            isOpen={documentId !== undefined}
            isChosen={isChosen}
            personId={personId}
            onShow={show}
          />
        )}
      </div>
    </div>
  );
}
