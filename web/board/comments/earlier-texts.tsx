import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FormattedText } from '#web/ui/text/formatted-text.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import type { Place } from './place.ts';

type EarlierTextsProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commentId: number;
  place: Place;
};

/** What a post said before it was edited. */
export default function EarlierTexts({ open, onOpenChange, commentId, place }: EarlierTextsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [...place.queryKey, commentId, 'versions'],
    queryFn: ({ signal }) => place.listVersions!(commentId, signal),
    enabled: open,
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Earlier texts">
      {data ? (
        data.length > 0 ? (
          <ol className="grid gap-4">
            {data.map(({ id, text, mentions, writtenAt }) => (
              <li key={id} className="border-l-2 border-line pl-4">
                <p className="mb-1 text-sm text-soft">
                  <TimeAgo iso={writtenAt} />
                </p>
                <FormattedText mentions={mentions}>{text}</FormattedText>
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-soft">No earlier text can be shown.</p>
        )
      ) : (
        <NotLoaded query={{ error, refetch }} what="the earlier texts" />
      )}
    </Dialog>
  );
}
