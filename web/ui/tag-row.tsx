import { Tag } from '#web/ui/tag.tsx';

const most = 3;

/** A few tags after their label on one line; of many, the first ones and how many more there are. */
export function TagRow({ label, tags }: { label: string; tags: readonly string[] }) {
  const shown = tags.slice(0, most);
  const more = tags.slice(most);
  return (
    <div className="flex items-center gap-2 text-[0.8125rem]">
      <span className="w-20 shrink-0 text-soft">{label}</span>
      <ul className="flex min-w-0 gap-1">
        {shown.map((tag) => (
          <li key={tag} className="flex min-w-0">
            <Tag>{tag}</Tag>
          </li>
        ))}
        {more.length > 0 && (
          <li title={more.join(', ')} className="shrink-0 text-soft tabular-nums">
            <span aria-hidden>+{more.length}</span>
            <span className="sr-only">{more.join(', ')}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
