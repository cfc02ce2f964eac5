import { formatCount } from '#web/lib/formats/format-numbers.ts';

import type { ForumAuthor } from '#web/site/sample/forum/forum-entity.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';

/** The author of a discussion. */
export const ThreadAuthor = ({
  author: { name, role, expertise, helpfulCount },
}: {
  author: ForumAuthor;
}) => (
  <div className="mt-1.5 flex items-center gap-2">
    <PersonPiece name={name} seed={name} size="sm" />
    <p className="min-w-0 text-sm leading-snug text-soft">
      <span className="font-semibold text-ink">{name}</span>, {role} · {expertise} ·{' '}
      {formatCount(helpfulCount, 'helpful answer')}
    </p>
  </div>
);
