import type { ImportPreview } from '#contract/board/board-files.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** What has to be fixed in a file before it can be imported. */
export function FileErrors({ preview: { errors, errorCount } }: { preview: ImportPreview }) {
  if (errorCount === 0) return null;
  const more = errorCount - errors.length;
  return (
    <Notice tone="error">
      <p>This file can’t be imported yet. Fix these errors and choose it again.</p>
      <ul className="mt-1 list-disc pl-5">
        {errors.map(({ place, message }) => (
          <li key={`${place} ${message}`} className="wrap-anywhere">
            {place ? `${place}: ${message}` : message}
          </li>
        ))}
        {more > 0 && <li>And {formatCount(more, 'more error')}</li>}
      </ul>
    </Notice>
  );
}
