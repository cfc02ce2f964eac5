import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import type { Suggestion } from '#contract/suggestions.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { Button } from '#web/ui/button.tsx';
import { describeSuggestion } from './describe-suggestion.ts';
import { suggestionsQuery, useDismiss } from './queries.ts';

type SuggestionsProps = {
  /** Adds a technology to the tech stack, and says so. Returns false if that failed. */
  onAdd: (technology: string) => Promise<boolean>;
};

/** Technologies that someone's reviewed tickets show, to add to their tech stack. Nothing without any. */
export default function Suggestions({ onAdd }: SuggestionsProps) {
  const { data = [], refetch } = useQuery(suggestionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  if (data.length === 0) return null;
  // The button that was pressed goes with its row.
  const keepFocus = async () => {
    const { data: left = [] } = await refetch();
    if (left.length > 0) heading.current?.focus();
    else focusHeading();
  };
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" ref={heading} tabIndex={-1} className="mb-3 text-lg outline-none">
        Add to your tech stack?
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {data.map((suggestion) => (
          <Row
            key={suggestion.technology}
            suggestion={suggestion}
            onAdd={async () => {
              if (await onAdd(suggestion.technology)) await keepFocus();
            }}
            onDismissed={keepFocus}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  suggestion: Suggestion;
  onAdd: () => Promise<void>;
  onDismissed: () => Promise<void>;
};

function Row({ suggestion, onAdd, onDismissed }: RowProps) {
  const { mutateAsync: dismiss, isPending } = useDismiss();
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
          onClick={() => void dismiss(suggestion).then(onDismissed, () => {})}
        >
          Not now
        </Button>
        <Button
          size="sm"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => void onAdd()}
        >
          Add<span className="sr-only"> {technology}</span>
        </Button>
      </div>
    </li>
  );
}
