import { EditDocument } from './edit-document.tsx';
import { useAddDocument } from './queries.ts';
import { splitPage } from './save-document.ts';

type NewDocumentProps = {
  projectId: number;
  /** What was typed before. It's kept in this browser until the page is saved. */
  stored: string;
  setStored: (page: string) => void;
  /** The page as it is before anything is typed. */
  initial: string;
  onAdded: (documentId: number) => void;
  onCancel: () => void;
};

/** A form for a new page. What is typed is kept until it's saved. */
export function NewDocument(props: NewDocumentProps) {
  const { projectId, stored, setStored, initial, onAdded, onCancel } = props;
  const page = stored || initial;
  const adding = useAddDocument(projectId);
  const save = async () => {
    try {
      const { id } = await adding.mutateAsync(splitPage(page));
      setStored('');
      onAdded(id);
    } catch (error) {
      console.error('Failed to add a page', error);
    }
  };
  return (
    <EditDocument
      projectId={projectId}
      heading="New page"
      page={page}
      onType={(typed) => setStored(typed === initial ? '' : typed)}
      isSaving={adding.isPending}
      error={adding.error}
      onSave={() => void save()}
      onCancel={onCancel}
    />
  );
}
