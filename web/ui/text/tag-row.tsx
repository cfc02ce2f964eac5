import { classNames } from '#web/ui/class-names.ts';
import { Tag } from './tag.tsx';
import { charactersPerRow, countFittingTags } from './fitting-tags.ts';

/**
 * A label and tags on one line: as many tags as fit the container, narrow or wide, and the number of
 * the others.
 */
export function TagRow({ label, tags }: { label: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const narrow = countFittingTags(tags, charactersPerRow.narrow);
  const wide = countFittingTags(tags, charactersPerRow.wide);
  return (
    <div className="flex items-center gap-2 text-caption">
      <span className="w-20 shrink-0 text-soft">{label}</span>
      <ul className="flex min-w-0 gap-1">
        {tags.slice(0, wide).map((tag, index) => (
          <li key={tag} className={classNames('min-w-0', index < narrow ? 'flex' : wideOnly)}>
            <Tag>{tag}</Tag>
          </li>
        ))}
        <More tags={tags.slice(narrow)} className="@sm:hidden" />
        <More tags={tags.slice(wide)} className={wideOnly} />
      </ul>
    </div>
  );
}

const wideOnly = 'hidden @sm:flex';

function More({ tags, className }: { tags: readonly string[]; className: string }) {
  if (tags.length === 0) return null;
  const names = tags.join(', ');
  return (
    <li title={names} className={classNames('shrink-0 text-soft tabular-nums', className)}>
      <span aria-hidden>+{tags.length}</span>
      <span className="sr-only">{names}</span>
    </li>
  );
}
