import type { ProjectCard } from '#contract/projects/projects.ts';
import { describeWorkingStyle } from '#web/projects/projects/working-style.ts';

type Described = Parameters<typeof describeWorkingStyle>[0] &
  Pick<ProjectCard, 'roles' | 'githubUrl' | 'techStack'>;

/** A page about how a team works, from what its project says, to be completed. */
export function draftFirstPage(project: Described): { title: string; text: string } {
  const { roles, githubUrl, techStack } = project;
  const style = describeWorkingStyle(project).map(({ label, text }) => `- **${label}:** ${text}`);
  const sections: [heading: string, lines: string[]][] = [
    ['When and how', style],
    ['Who does what', roles.map(({ name }) => `- **${name}:** `)],
    ['Where things are', githubUrl ? [`- **Code:** ${githubUrl}`] : []],
    ['What we build with', techStack.map((technology) => `- ${technology}`)],
    ['What we’ve agreed on', ['- ']],
  ];
  const text = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`)
    .join('\n\n');
  return { title: 'How we work', text };
}
