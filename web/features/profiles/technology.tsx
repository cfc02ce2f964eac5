import type { TechStackEntry } from '#contract/profiles.ts';
import { ExpandableText } from '#web/ui/expandable-text.tsx';

/** Descriptions in the tech stack are cut here (section 9). */
const longestDescription = 100;

/** A technology and what its person says of it, at first in short. */
export const Technology = ({ technology, description }: TechStackEntry) => (
  <li className="rounded-lg border border-line bg-surface px-4 py-3">
    <h3 className="text-base">{technology}</h3>
    {description && (
      <ExpandableText
        text={description}
        maxLength={longestDescription}
        about={technology}
        className="mt-0.5"
      />
    )}
  </li>
);
