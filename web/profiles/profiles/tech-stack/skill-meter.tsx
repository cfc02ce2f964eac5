import { type SkillLevel, skillLevels } from '#contract/values/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';

/** A level as bars of a meter. Hidden from screen readers: the name next to it says the same. */
export function SkillMeter({ level }: { level: SkillLevel }) {
  const reached = skillLevels.indexOf(level);
  return (
    <span aria-hidden className="inline-flex h-4 items-end gap-0.5">
      {skillLevels.map((step, index) => (
        <span
          key={step}
          style={{ height: `${40 + index * 20}%` }}
          className={classNames('w-1 rounded-sm', index <= reached ? 'bg-accent' : 'bg-grey')}
        />
      ))}
    </span>
  );
}
