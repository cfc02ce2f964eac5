import { dot } from '#web/lib/formats/dot.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import type { ForumAuthor } from '#contract/values/forum-card.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';

/** The author of a discussion, with what is known of them. */
export function ThreadAuthor({ author }: { author: ForumAuthor }) {
  const { id, name, avatar, role, expertise, helpfulCount } = author;
  const isReal = id !== undefined;
  const about = [
    expertise,
    // Nobody is shown that they haven't helped yet.
    isReal && helpfulCount === 0 ? '' : formatCount(helpfulCount, 'helpful answer'),
  ].filter(Boolean);
  return (
    <div className="mt-1.5 flex items-center gap-2">
      <PersonPiece name={name} seed={id ?? name} {...(isReal && { photo: avatar })} size="sm" />
      <p className="min-w-0 text-sm leading-snug text-soft">
        <span className="font-semibold text-ink">{name}</span>
        {role && `, ${role}`}
        {about.map((fact) => dot + fact)}
      </p>
    </div>
  );
}
