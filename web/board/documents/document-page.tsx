import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { Document } from '#contract/board/documents.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { useBasedDraft } from '#web/lib/drafts/based-draft.ts';
import { useReturnFocus } from '#web/lib/focus/use-return-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { DraftOffer } from '#web/ui/forms/draft-offer.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { FormattedText } from '#web/ui/text/formatted-text.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { ChangeDocument } from './change-document.tsx';
import { DocumentMenu } from './document-menu.tsx';
import { MissingDocument } from './missing-document.tsx';
import { documentQuery, type DocumentRef } from './queries.ts';
import { type Page, pageOf } from './save-document.ts';
import { useFocusOpened } from './use-focus-opened.ts';

type DocumentPageProps = {
  page: DocumentRef;
  /** Whether the address is this page's, and not only the list's beside it. */
  isOpen: boolean;
  /** Whether it was opened from here, and not by its address. */
  isChosen: boolean;
  personId: number | undefined;
  onShow: (documentId: number | undefined) => void;
};

/** A page of a team's documentation, to read and to edit. */
export function DocumentPage({ page, isOpen, isChosen, personId, onShow }: DocumentPageProps) {
  const { data, error, refetch } = useQuery(documentQuery(page));
  const draftKey = `page-${page.documentId}-${personId}`;
  const { draft, keep, forget } = useBasedDraft(draftKey);
  const [edited, setEdited] = useState<{ typed: string; base: Page }>();
  const button = useReturnFocus(edited !== undefined);
  const heading = useFocusOpened<HTMLHeadingElement>(isOpen && isChosen && data !== undefined);
  const edit = (typed: string, base: Page) => {
    setEdited({ typed, base });
    keep(typed, base);
    // The list may lose the page meanwhile.
    if (!isOpen) onShow(page.documentId);
  };
  const proceed = () =>
    draft && setEdited({ typed: draft.text, base: { text: draft.before, version: draft.version } });
  const close = () => {
    forget();
    setEdited(undefined);
  };
  if (data && edited)
    return (
      <ChangeDocument
        projectId={page.projectId}
        document={data}
        {...edited}
        loadError={error}
        onType={edit}
        onSaved={(id) => {
          close();
          if (id !== data.id) onShow(id);
        }}
        onDiscard={close}
        onCancel={() => setEdited(undefined)}
      />
    );
  return (
    <article className="max-w-line">
      <Button
        variant="quiet"
        size="sm"
        className="mb-2 -ml-2.5 lg:hidden"
        icon={<ArrowLeft aria-hidden className="size-4" />}
        onClick={() => onShow(undefined)}
      >
        All pages
      </Button>
      {error && isGone(error) ? (
        <MissingDocument projectId={page.projectId} {...{ draftKey, onShow }} />
      ) : error && !data ? (
        <QueryFailure query={{ error, refetch }} what="the page" />
      ) : data ? (
        <>
          {isOpen && <DocumentTitle>{data.title}</DocumentTitle>}
          <div className="mb-4 flex items-start justify-between gap-2">
            <div className="min-w-0">
              <h2 ref={heading} dir="auto" tabIndex={-1} className="text-xl wrap-anywhere">
                {data.title}
              </h2>
              <LastChange document={data} />
            </div>
            <div className="flex shrink-0 items-center gap-1">
              {data.can.write && (
                <Button
                  ref={button}
                  size="sm"
                  icon={<Pencil aria-hidden className="size-4" />}
                  onClick={() => (draft ? proceed() : edit(pageOf(data).text, pageOf(data)))}
                >
                  Edit<span className="sr-only"> page</span>
                </Button>
              )}
              <DocumentMenu
                page={page}
                document={data}
                onRestoreVersion={(text) => (draft ? refuse() : edit(text, pageOf(data)))}
                onDeleted={() => onShow(undefined)}
              />
            </div>
          </div>
          {data.text.trim() ? (
            <FormattedText>{data.text}</FormattedText>
          ) : (
            <p className="text-soft">This page is empty.</p>
          )}
          {draft && data.can.write && (
            <DraftOffer what="change" onContinue={proceed} onDiscard={forget} />
          )}
        </>
      ) : (
        <Loading />
      )}
    </article>
  );
}

/** What was typed before would be lost. */
const refuse = () =>
  void toast({
    tone: 'error',
    title: 'You have an unsaved change to this page',
    description: 'Save or discard it before you edit another version.',
  });

const LastChange = ({ document: { updatedBy, updatedAt } }: { document: Document }) => (
  <p className="text-sm text-soft">
    Last changed by {updatedBy?.name ?? 'a former member'} <TimeAgo iso={updatedAt} />
  </p>
);
