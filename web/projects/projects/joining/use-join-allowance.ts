import type { ProjectCard } from '#contract/projects/projects.ts';
import { useAllowance } from '#web/joining/allowances/use-allowance.ts';

/** What someone is told before joining a project's team. Teams of a hackathon have limits of their own. */
export const useJoinAllowance = ({ can, hackathon }: ProjectCard) =>
  useAllowance('join', { isLimited: can.join && hackathon === null });
