import type { PieceColor } from '#contract/values/vocabulary.ts';
import type { Side } from './piece-tab.tsx';

type Belief = {
  name: string;
  text: string;
  color: PieceColor;
  /**
   * The sides with tabs, and the class for the widths at which each shows. The six pieces are laid
   * out in one, two or three columns. Where two pieces meet, exactly one of them has a tab. Any
   * four in a row have different colors.
   */
  tabs: Partial<Record<Side, string>>;
};

const always = '';
const inOneColumn = 'md:hidden';
const inTwoColumns = 'max-md:hidden lg:hidden';
const inThreeColumns = 'max-lg:hidden';
const notInOneColumn = 'max-md:hidden';
const notInTwoColumns = 'md:max-lg:hidden';

export const beliefs: Belief[] = [
  {
    name: 'Real Projects',
    text: 'You learn to build by building something people are waiting for. Not an exercise with answers at the back, but something with users, a deadline, and a bug the night before launch.',
    color: 'lake',
    tabs: { right: notInOneColumn, bottom: always },
  },
  {
    name: 'Community',
    text: 'Nobody starts alone here. You find people who are stuck where you were last month, and people who were stuck there years ago and remember how it felt.',
    color: 'cloudberry',
    tabs: { right: inThreeColumns },
  },
  {
    name: 'Continuous Learning',
    text: 'Start from what you know. Read someone else’s code, ask why, explain it to the next person. Explaining it is how it sticks.',
    color: 'moss',
    tabs: { top: inOneColumn, bottom: always },
  },
  {
    name: 'Career Development',
    text: 'A team you’ve worked with says more than a list of courses. You leave with work you can show and people who will vouch for you.',
    color: 'lingonberry',
    tabs: { left: inTwoColumns, top: inTwoColumns },
  },
  {
    name: 'Problem-Solving Mindset',
    text: 'Start with the question, not the code. Break it down until one part is small enough to try today, and let what you learn decide what comes next.',
    color: 'lake',
    tabs: { top: notInTwoColumns, right: inTwoColumns, bottom: always, left: inThreeColumns },
  },
  {
    name: 'Innovation Through Collaboration',
    text: 'A designer, a nurse and a developer see three different problems in the same room. Good ideas come from where their pieces meet.',
    color: 'cloudberry',
    tabs: { top: inTwoColumns, bottom: inOneColumn, left: inThreeColumns },
  },
];
