import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { TechStackEntry } from '#contract/profiles/profiles.ts';
import type { SkillLevel } from '#contract/values/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ExpandableText } from '#web/ui/text/expandable-text.tsx';
import { SkillMeter } from './skill-meter.tsx';
import { levels } from './skill-levels.ts';

type TechStackLevelProps = { level: SkillLevel; technologies: readonly TechStackEntry[] };

/** The technologies of one level. Clicking the heading explains the level. */
export function TechStackLevel({ level, technologies }: TechStackLevelProps) {
  const [isExplained, setExplained] = useState(false);
  const id = useId();
  const { name, explanation } = levels[level];
  return (
    <section aria-labelledby={`${id}-name`}>
      <h2 className="text-lg">
        <button
          id={`${id}-name`}
          type="button"
          aria-expanded={isExplained}
          aria-controls={`${id}-explanation`}
          onClick={() => setExplained(!isExplained)}
          className="-mx-2 flex min-h-9 items-center gap-2.5 rounded-md px-2 hover:bg-sunken pointer-coarse:min-h-11"
        >
          <SkillMeter level={level} />
          {name}
          <ChevronDown
            aria-hidden
            className={classNames(
              'size-4 text-soft transition-transform print:hidden',
              isExplained && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <p id={`${id}-explanation`} hidden={!isExplained} className="mt-0.5 max-w-measure text-soft">
        {explanation}
      </p>
      <ul className="mt-2 grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {technologies.map((technology) => (
          <Technology key={technology.technology} {...technology} />
        ))}
      </ul>
    </section>
  );
}

/** Specification, section 9. */
const maxDescriptionLength = 100;

/** A technology and its description, shortened until expanded. */
const Technology = ({ technology, description }: TechStackEntry) => (
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
