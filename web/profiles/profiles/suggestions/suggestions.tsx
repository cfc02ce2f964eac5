import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import type { Suggestion } from '#contract/profiles/suggestions.ts';
import { Button } from '#web/ui/button.tsx';
import { describeSuggestion } from './describe-suggestion.ts';
import { suggestionsQuery, useDismiss } from './queries.ts';

type SuggestionsProps = {
  /** Adds a technology to the tech stack, and says so. Returns false if that failed. */
  onAdd: (technology: string) => Promise<boolean>;
};

/** Technologies that someone's reviewed tickets show, to add to their tech stack. Nothing without any. */
export function Suggestions({ onAdd }: SuggestionsProps) {
  const { data = [], refetch } = useQuery(suggestionsQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className="mb-3 text-lg">
        Add to your tech stack?
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {data.map((suggestion) => (
          <Row
            key={suggestion.technology}
            suggestion={suggestion}
            onAdd={() => void onAdd(suggestion.technology).then(() => refetch())}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { suggestion: Suggestion; onAdd: () => void };

function Row({ suggestion, onAdd }: RowProps) {
  const { mutate: dismiss, isPending } = useDismiss();
  const { technology } = suggestion;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <span className="font-semibold">{technology}</span>: {describeSuggestion(suggestion)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Not now: ${technology}`}
          busy={isPending}
          onClick={() => dismiss(suggestion)}
        >
          Not now
        </Button>
        <Button size="sm" icon={<Plus aria-hidden className="size-4" />} onClick={onAdd}>
          Add<span className="sr-only"> {technology}</span>
        </Button>
      </div>
    </li>
  );
}
