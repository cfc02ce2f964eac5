import { useState } from 'react';
import type { TechStackEntry } from '#contract/profiles.ts';
import { cutText, longestDescription } from '#web/features/profiles/cut-text.ts';

/** A technology and what its person says of it, at first in short. */
export function Technology({ technology, description }: TechStackEntry) {
  const [isWhole, setWhole] = useState(false);
  const short = cutText(description, longestDescription);
  return (
    <li className="rounded-lg border border-line bg-surface px-4 py-3">
      <h3 className="text-base">{technology}</h3>
      {description && (
        <p className="mt-0.5 text-[0.9375rem] whitespace-pre-wrap text-soft">
          {isWhole ? description : (short ?? description)}
        </p>
      )}
      {short && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="link mt-1 min-h-6 text-sm font-medium pointer-coarse:min-h-11"
        >
          {isWhole ? 'Show less' : 'Show more'}
          <span className="sr-only"> about {technology}</span>
        </button>
      )}
    </li>
  );
}
