import type { Ranked } from '#contract/hackathons/results.ts';
import { maxPrize, maxResultNote } from '#contract/hackathons/submission-limits.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { formatScore, formatScoreDifference } from '#web/lib/formats/format-amounts.ts';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { Summary } from '#web/ui/text/summary.tsx';
import { awardKeys } from './awards.ts';
import { Place } from './place.tsx';

type RankedTeamProps = { slug: string; ranked: Ranked };

/** A team's place as it is now, and fields for its prize and a note. */
export function RankedTeam({ slug, ranked }: RankedTeamProps) {
  const { projectId, team, title, place, notes } = ranked;
  const keys = awardKeys({ slug, projectId });
  const [prize, setPrize] = useDraft(keys.prize);
  const [note, setNote] = useDraft(keys.note);
  return (
    <article
      aria-label={team}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex items-start gap-4">
        <p className="grid h-10 min-w-10 place-items-center rounded-lg bg-lake px-1.5 font-bold text-lake-ink tabular-nums">
          <Place place={place} />
        </p>
        <div className="min-w-0">
          <h2 className="text-lg leading-snug wrap-anywhere">{team}</h2>
          {title !== team && <p className="text-soft wrap-anywhere">{title}</p>}
          <p className="text-sm text-soft tabular-nums">{describeScore(ranked)}</p>
        </div>
      </div>
      {notes.length > 0 && (
        <details className="group">
          <Summary isLink className="text-sm">
            {formatCount(notes.length, 'note')} from judges
          </Summary>
          <ul className="mt-2 grid grid-cols-1 gap-2">
            {notes.map(({ judge, text }) => (
              <li key={judge} dir="auto" className="wrap-anywhere whitespace-pre-line">
                <span className="font-semibold">{judge}:</span> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field
          label="Prize (optional)"
          maxLength={maxPrize}
          value={prize}
          onChange={(event) => setPrize(event.target.value)}
        />
        <TextArea
          label="Note for everyone (optional)"
          rows={1}
          maxLength={maxResultNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </article>
  );
}

function describeScore({ score, mean, judgements }: Ranked): string {
  if (score === null || mean === null) return 'Not scored yet';
  return `${formatScoreDifference(score)} compared with the judges’ averages · ${formatScore(mean)} of 5 · ${formatCount(judgements, 'judge')}`;
}
