import type { ProjectCard } from '#contract/projects/projects.ts';
import { describeWorkingStyle } from '#web/projects/projects/working-style.ts';
import { dot } from '#web/lib/formats/dot.ts';

/** How a team works, on one line of a card. Its page has all of it. */
export function WorkingStyleRow({ project }: { project: ProjectCard }) {
  if (project.status === 'Completed') return null;
  const facts = describeWorkingStyle(project).filter(({ label }) => label !== 'Time zone');
  if (facts.length === 0) return null;
  const text = facts
    .map((fact) => (fact.label === 'Goal' ? `Goal: ${fact.text.toLowerCase()}` : fact.text))
    .join(dot);
  return (
    <div className="flex items-center gap-2 text-caption">
      <span className="w-20 shrink-0 text-soft">Teamwork</span>
      <span className="truncate" title={text}>
        {text}
      </span>
    </div>
  );
}
