import type { TechStackEntry } from '#contract/profiles/profiles.ts';
import { ExpandableText } from '#web/ui/text/expandable-text.tsx';

/** Specification, section 9. */
const maxDescriptionLength = 100;

/** A technology and its description, shortened until expanded. */
export const Technology = ({ technology, description }: TechStackEntry) => (
  <li className="rounded-lg border border-line bg-surface px-4 py-3">
    <h3 className="text-base">{technology}</h3>
    {description && (
      <ExpandableText
        text={description}
        maxLength={maxDescriptionLength}
        about={technology}
        className="mt-0.5"
      />
    )}
  </li>
);
