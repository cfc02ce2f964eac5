import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentVersion } from '#contract/board/documents.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FormattedText } from '#web/ui/text/formatted-text.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { type DocumentRef, versionQuery, versionsQuery } from './queries.ts';
import { joinPage } from './save-document.ts';

type EarlierVersionsProps = {
  page: DocumentRef;
  onClose: () => void;
  /** Missing for someone who can't write. */
  onRestore: ((page: string) => void) | undefined;
};

/** What a page said before, one version at a time. */
export default function EarlierVersions({ page, onClose, onRestore }: EarlierVersionsProps) {
  const [chosen, setChosen] = useState<DocumentVersion>();
  const { data, error, refetch } = useQuery(versionsQuery(page));
  return (
    <Dialog
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={chosen ? chosen.title : 'Earlier versions'}
    >
      {chosen ? (
        <Version
          page={page}
          version={chosen}
          onBack={() => setChosen(undefined)}
          onRestore={onRestore}
        />
      ) : data ? (
        data.length > 0 ? (
          <ol className="-mx-3 grid grid-cols-1 gap-1">
            {data.map((version) => (
              <li key={version.version}>
                <button
                  type="button"
                  className="w-full rounded-md px-3 py-2 text-left hover:bg-sunken"
                  onClick={() => setChosen(version)}
                >
                  <span dir="auto" className="block font-semibold wrap-anywhere">
                    {version.title}
                  </span>
                  <SavedBy version={version} />
                </button>
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-soft">Nobody has changed this page yet.</p>
        )
      ) : (
        <NotLoaded query={{ error, refetch }} what="the earlier versions" />
      )}
    </Dialog>
  );
}

type VersionProps = Pick<EarlierVersionsProps, 'page' | 'onRestore'> & {
  version: DocumentVersion;
  onBack: () => void;
};

function Version({ page, version, onBack, onRestore }: VersionProps) {
  const { data, error, refetch } = useQuery(versionQuery(page, version.version));
  return (
    <>
      <SavedBy version={version} />
      <div className="my-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onBack}>
          All versions
        </Button>
        {onRestore && data && (
          <Button size="sm" onClick={() => onRestore(joinPage(data))}>
            Edit from this version
          </Button>
        )}
      </div>
      {data ? (
        <FormattedText>{data.text}</FormattedText>
      ) : (
        <NotLoaded query={{ error, refetch }} what="this version" />
      )}
    </>
  );
}

const SavedBy = ({ version: { author, writtenAt } }: { version: DocumentVersion }) => (
  <span className="block text-sm text-soft">
    {author?.name ?? 'Former member'}
    {dot}
    <time dateTime={writtenAt}>{formatDateTime(new Date(writtenAt))}</time>
  </span>
);
