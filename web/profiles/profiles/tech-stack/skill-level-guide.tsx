import { skillLevels } from '#contract/values/vocabulary.ts';
import { SkillMeter } from './skill-meter.tsx';
import { levels } from './skill-levels.ts';

/** Explains the four levels. */
export const SkillLevelGuide = () => (
  <section aria-labelledby="skill-level-guide">
    <h3 id="skill-level-guide" className="mb-2">
      Skill Level Guide
    </h3>
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {skillLevels.map((level) => (
        <div key={level}>
          <dt className="flex items-center gap-2 font-semibold">
            <SkillMeter level={level} />
            {levels[level].name}
          </dt>
          <dd className="text-body text-soft">{levels[level].explanation}</dd>
        </div>
      ))}
    </dl>
  </section>
);
