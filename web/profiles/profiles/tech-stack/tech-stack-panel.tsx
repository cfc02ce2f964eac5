import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkillsScene } from '#web/ui/scenes/skills.tsx';
import { EditTechStackButton } from '#web/profiles/profiles/editing/own-actions.tsx';
import type { ShownProfile } from '#web/profiles/profiles/shown-profile.ts';
import { levelsHighestFirst } from './skill-levels.ts';
import { TechStackLevel } from './tech-stack-level.tsx';

type TechStackPanelProps = { profile: ShownProfile; isOwn: boolean };

/** Technologies grouped by level, highest first. Skips empty levels. */
export function TechStackPanel({ profile: { techStack, firstName }, isOwn }: TechStackPanelProps) {
  const isEmpty = techStack.length === 0;
  return (
    <div className="relative grid grid-cols-1 gap-6">
      {isOwn && (
        // The same element in both layouts, so that its dialog stays mounted when the list fills.
        <div
          className={
            isEmpty
              ? 'order-last -mt-12 mb-8 text-center'
              : 'text-right min-[24rem]:absolute min-[24rem]:top-0 min-[24rem]:right-0'
          }
        >
          <EditTechStackButton techStack={techStack} />
        </div>
      )}
      {isEmpty && (
        <EmptyState scene={<SkillsScene />} title="No technologies yet">
          {isOwn
            ? 'List your skills and levels so teams can find you.'
            : `${firstName} hasn’t listed any skills yet.`}
        </EmptyState>
      )}
      {levelsHighestFirst
        .map((level) => ({
          level,
          technologies: techStack.filter(({ skillLevel }) => skillLevel === level),
        }))
        .filter(({ technologies }) => technologies.length > 0)
        .map((group) => (
          <TechStackLevel key={group.level} {...group} />
        ))}
    </div>
  );
}
