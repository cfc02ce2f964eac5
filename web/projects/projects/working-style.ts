import type { ProjectCard } from '#contract/projects/projects.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import {
  goalNames,
  languageName,
  timeZoneName,
  weekTimeNames,
} from '#web/lib/working-style-names.ts';

type WorkingStyle = Pick<ProjectCard, 'languages' | 'hours' | 'week' | 'timeZone' | 'goal'>;

/** How a team works, as far as it has said so. */
export const describeWorkingStyle = ({
  languages,
  hours,
  week,
  timeZone,
  goal,
}: WorkingStyle): { label: string; text: string }[] =>
  [
    { label: 'Languages', text: languages.map(languageName).join(', ') },
    { label: 'Time', text: hours === null ? '' : `${formatCount(hours, 'hour')} a week` },
    { label: 'When', text: week.map((time) => weekTimeNames[time]).join(dot) },
    { label: 'Time zone', text: timeZoneName(timeZone) },
    { label: 'Goal', text: goal === null ? '' : goalNames[goal] },
  ].filter(({ text }) => text !== '');
