import { useState } from 'react';
import { useBasedDraft } from '#web/lib/drafts/based-draft.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DraftOffer } from '#web/ui/forms/draft-offer.tsx';
import { NewDocument } from './new-document.tsx';

type MissingDocumentProps = {
  projectId: number;
  /** Where what was typed for the page is kept. */
  draftKey: string;
  onShow: (documentId: number) => void;
};

/** In place of a page that was deleted. What someone had typed for it can become a new one. */
export function MissingDocument({ projectId, draftKey, onShow }: MissingDocumentProps) {
  const { draft, keep, forget } = useBasedDraft(draftKey);
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing && draft)
    return (
      <NewDocument
        projectId={projectId}
        stored={draft.text}
        setStored={(page) =>
          page ? keep(page, { text: draft.before, version: draft.version }) : forget()
        }
        initial=""
        onAdded={onShow}
        onCancel={() => setIsEditing(false)}
      />
    );
  const offer = draft && (
    <DraftOffer what="change" onContinue={() => setIsEditing(true)} onDiscard={forget} />
  );
  return <EmptyState title="This page no longer exists." action={offer} />;
}
