import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Comment } from '#contract/board/comments.ts';
import type { Mentioned } from '#contract/markdown/mentions.ts';
import { readDraft } from '#web/lib/drafts/draft.ts';
import { paths } from '#web/lib/paths.ts';
import { useReturnFocus } from '#web/lib/focus/use-return-focus.ts';
import { FormattedText } from '#web/ui/text/formatted-text.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Button } from '#web/ui/button.tsx';
import { CommentTime } from './comment-time.tsx';
import { DeleteComment } from './delete-comment.tsx';
import { EditComment, editDraftKey } from './edit-comment.tsx';
import type { Place } from './place.ts';
import type { LoadPeople } from './use-change-comments.ts';

type CommentEntryProps = {
  comment: Comment;
  place: Place;
  people: readonly Mentioned[];
  loadPeople: LoadPeople;
  onReply: () => void;
  /** Reports it to the admins. */
  onReport?: ((comment: Comment) => void) | undefined;
  /** Beside its actions. */
  extra?: ReactNode;
};

/** One comment, with the actions the person is allowed. */
export function CommentEntry(props: CommentEntryProps) {
  const { comment, place, people, loadPeople, onReply, onReport, extra } = props;
  const [editing, setEditing] = useState<'restored' | 'pressed' | undefined>(() =>
    hasDraft(comment) ? 'restored' : undefined,
  );
  const editButton = useReturnFocus(editing !== undefined);
  const { author, text, mentions } = comment;
  const [isShown, setIsShown] = useState(!comment.isFolded);
  const name = author?.name ?? 'Former member';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <PersonPiece name={author?.name} seed={author?.id} photo={author?.avatar} />
      <article aria-label={`Comment by ${name}`}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          {author ? (
            <Link to={paths.publicProfile(author.id)} className="font-semibold hover:underline">
              {name}
            </Link>
          ) : (
            <span dir="auto" className="font-semibold text-soft">
              {name}
            </span>
          )}
          <CommentTime comment={comment} place={place} />
        </p>
        {!isShown ? (
          <p className="text-soft">
            You blocked this person.
            <Button size="sm" variant="quiet" onClick={() => setIsShown(true)}>
              Show<span className="sr-only"> the post by {name}</span>
            </Button>
          </p>
        ) : editing ? (
          <EditComment
            comment={comment}
            place={place}
            people={people}
            loadPeople={loadPeople}
            takesFocus={editing === 'pressed'}
            onEnd={() => setEditing(undefined)}
          />
        ) : (
          <>
            <div className="mt-1">
              <FormattedText mentions={mentions}>{text}</FormattedText>
            </div>
            {comment.isHeld && (comment.can.edit || comment.can.remove) && (
              <p className="mt-1 text-sm text-soft">
                Several people reported this. Only you can read it until an admin decides.
              </p>
            )}
            <div className="mt-1 -ml-2.5 flex flex-wrap">
              {!place.isReadOnly && (
                <Button size="sm" variant="quiet" onClick={onReply}>
                  Reply<span className="sr-only"> to {name}</span>
                </Button>
              )}
              {comment.can.edit && !place.isReadOnly && (
                <Button
                  ref={editButton}
                  size="sm"
                  variant="quiet"
                  onClick={() => setEditing('pressed')}
                >
                  Edit<span className="sr-only"> comment</span>
                </Button>
              )}
              {extra}
              {comment.can.remove && <DeleteComment comment={comment} place={place} />}
              {onReport && author && !comment.can.edit && !comment.can.remove && (
                <MoreMenu
                  label={`More actions for the comment by ${name}`}
                  actions={[{ label: 'Report', onPress: () => onReport(comment) }]}
                />
              )}
            </div>
          </>
        )}
      </article>
    </li>
  );
}

/** Whether a changed text was typed and neither saved nor canceled. */
const hasDraft = (comment: Comment) => comment.can.edit && readDraft(editDraftKey(comment)) !== '';
