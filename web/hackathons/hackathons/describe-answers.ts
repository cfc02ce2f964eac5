import type { OwnSignUp } from '#contract/hackathons/hackathon-people.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { goalNames, languageName, weekTimeNames } from '#web/lib/working-style-names.ts';
import { levelNames } from './hackathon-names.ts';

type Answers = Pick<OwnSignUp, 'disciplines' | 'level' | 'hours' | 'week' | 'goal' | 'languages'>;

/** "Design, Front-end · Some experience · 6 hours a week · Finnish": short, for long lists */
export const summarizeAnswers = (answers: Answers) =>
  describeAnswers({ ...answers, week: [], goal: null });

/** "Design, Front-end · Some experience · 6 hours a week · Weekday evenings · Have fun · Finnish" */
export const describeAnswers = ({ disciplines, level, hours, week, goal, languages }: Answers) =>
  disciplines.length === 0
    ? ''
    : [
        disciplines.join(', '),
        levelNames[level],
        ...(hours === null ? [] : [`${formatCount(hours, 'hour')} a week`]),
        ...(week.length > 0 ? [week.map((time) => weekTimeNames[time]).join(', ')] : []),
        ...(goal === null ? [] : [goalNames[goal]]),
        languages.map(languageName).join(', '),
      ].join(dot);
