import type { ProjectCard } from '#contract/projects/projects.ts';
import { describeWorkingStyle } from '#web/projects/projects/working-style.ts';
import { dot } from '#web/lib/formats/dot.ts';

/** About how many characters fit on a card without being cut. */
const charactersPerLine = 42;

/** As much as fits on one line of a card about how a team works. Its page has all of it. */
export function WorkingStyleRow({ project }: { project: ProjectCard }) {
  if (project.status === 'Completed') return null;
  const facts = describeWorkingStyle(project).filter(({ label }) => label !== 'Time zone');
  if (facts.length === 0) return null;
  const texts = facts.map((fact) =>
    fact.label === 'Goal' ? `Goal: ${fact.text.toLowerCase()}` : fact.text,
  );
  const fitting = texts.reduce((line, text) => {
    const longer = `${line}${dot}${text}`;
    return longer.length > charactersPerLine ? line : longer;
  });
  return (
    <div className="flex items-center gap-2 text-caption">
      <span className="w-20 shrink-0 text-soft">Teamwork</span>
      <span className="truncate" title={texts.join(dot)}>
        {fitting}
      </span>
    </div>
  );
}
