import { Link } from 'react-router';
import type { Participation } from '#contract/proof/participations.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { Folded } from '#web/ui/text/folded.tsx';

type Note = Participation['notes'][number];

/** What teammates said about someone's work in a project: the first note, and the others on request. */
export function NoteList({ notes, project }: { notes: readonly Note[]; project: string }) {
  const [first, ...others] = notes;
  return (
    <>
      {first && <NoteFigure note={first} />}
      {others.length > 0 && (
        <Folded label={formatCount(others.length, 'more note')} about={project}>
          {others.map((note) => (
            <NoteFigure key={note.id} note={note} />
          ))}
        </Folded>
      )}
    </>
  );
}

const NoteFigure = ({ note: { text, by } }: { note: Note }) => (
  <figure className="mt-3 border-l-2 border-edge pl-3">
    <blockquote dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      “{text}”
    </blockquote>
    <figcaption className="text-sm text-soft">
      {by ? (
        <Link to={paths.publicProfile(by.id)} className="hover:underline">
          {by.name}
        </Link>
      ) : (
        'Former member'
      )}
    </figcaption>
  </figure>
);
