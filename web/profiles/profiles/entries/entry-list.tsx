import type { Entry } from '#contract/profiles/entries.ts';
import type { EntryKind } from '#contract/values/vocabulary.ts';
import { Section } from '#web/profiles/profiles/section.tsx';
import { EditEntryButton } from './edit-entry-button.tsx';
import { newestFirst, formatPeriod } from './entry-period.ts';
import { entryTexts } from './entry-texts.ts';
import { RemoveEntry } from './remove-entry.tsx';

type EntryListProps = { kind: EntryKind; entries: readonly Entry[]; isOwn: boolean };

/** Work or education entries. On your own profile each can be edited and removed. */
export function EntryList({ kind, entries, isOwn }: EntryListProps) {
  const texts = entryTexts[kind];
  return (
    <Section title={texts.heading} empty={isOwn && texts.empty}>
      {entries.length > 0 && (
        <ul className="grid gap-4 sm:gap-5">
          {newestFirst(entries).map((entry) => (
            <li key={entry.id} className="border-l-2 border-line pl-4">
              <div className="flex items-start justify-between gap-2">
                <h3 dir="auto" className="min-w-0 text-base">
                  {entry.title}
                </h3>
                {isOwn && (
                  <div className="-my-1 flex pointer-coarse:-my-2.5">
                    <EditEntryButton entry={entry} />
                    <RemoveEntry entry={entry} />
                  </div>
                )}
              </div>
              <EntryText entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const EntryText = ({ entry }: { entry: Entry }) => (
  <>
    <div className="flex flex-wrap items-baseline gap-x-3">
      <p dir="auto">{entry.organisation}</p>
      <p className="text-sm text-soft tabular-nums">{formatPeriod(entry)}</p>
    </div>
    {entry.text && (
      <p
        dir="auto"
        className="mt-1 max-w-measure text-body whitespace-pre-wrap text-soft sm:leading-relaxed"
      >
        {entry.text}
      </p>
    )}
  </>
);
