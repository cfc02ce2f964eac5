import type { ImportPreview } from '#contract/board/board-files.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';

/** The columns of a file that won't be imported, each with its first value. */
export function UnreadColumns({ preview: { unread, unreadCount } }: { preview: ImportPreview }) {
  if (unreadCount === 0) return null;
  const more = unreadCount - unread.length;
  return (
    <div>
      <table className="w-full border-collapse text-sm">
        <caption className="pb-1 text-left text-body font-semibold">Columns left out</caption>
        <thead className="text-left text-soft">
          <tr className="[&>th]:py-1.5 [&>th]:pr-3 [&>th]:font-medium">
            <th scope="col">In the file</th>
            <th scope="col">First value</th>
          </tr>
        </thead>
        <tbody>
          {unread.map(({ position, column, value }) => (
            <tr key={position} className="border-t border-line align-top [&>td]:py-1.5 [&>td]:pr-3">
              <td className="wrap-anywhere">{column}</td>
              <td className="wrap-anywhere text-soft">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className="pt-1.5 text-sm text-soft">And {formatCount(more, 'more column')}</p>
      )}
    </div>
  );
}
