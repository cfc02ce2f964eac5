import { careerThreads } from './forum-career.ts';
import { clinicThreads } from './forum-clinic.ts';
import { communityThreads } from './forum-community.ts';
import type { ForumCategory, ForumThread, ThreadSample } from '#contract/values/forum-card.ts';
import { ideaThreads } from './forum-ideas.ts';
import { learningThreads } from './forum-learning.ts';
import { workshopThreads } from './forum-workshop.ts';
import { dayFrom, numbered } from '#web/site/sample/samples.ts';

/** The sample forum with dates counted from today. Threads with the latest activity come first. */
export function getForum(today: Date): { threads: ForumThread[]; categories: ForumCategory[] } {
  const samples = categories.flatMap(({ threads, ...category }) =>
    threads.map((sample) => datedThread({ category, sample, today })),
  );
  const threads = numbered(samples).toSorted(
    (a, b) => b.lastActivity.getTime() - a.lastActivity.getTime() || a.id - b.id,
  );
  return {
    threads,
    categories: numbered(categories).map(({ threads, ...category }) => ({
      ...category,
      threadCount: threads.length,
      lastActivity: dayFrom({
        today,
        inDays: -Math.min(...threads.map(({ daysAgo }) => daysAgo)),
      }),
    })),
  };
}

const datedThread = ({
  category,
  sample: { daysAgo, session, ...thread },
  today,
}: {
  category: Pick<ForumCategory, 'name' | 'type'>;
  sample: ThreadSample;
  today: Date;
}): Omit<ForumThread, 'id'> => ({
  type: category.type,
  ...thread,
  category: category.name,
  lastActivity: dayFrom({ today, inDays: -daysAgo }),
  ...(session && { session: datedSession(session, today) }),
});

function datedSession(
  { inDays, from, to, ...session }: NonNullable<ThreadSample['session']>,
  today: Date,
) {
  const date = dayFrom({ today, inDays });
  const at = (time: string) => {
    const [hours, minutes] = time.split(':').map(Number);
    return new Date(date.getFullYear(), date.getMonth(), date.getDate(), hours, minutes);
  };
  return { ...session, date, time: { from: at(from), to: at(to) } };
}

const categories: (Omit<ForumCategory, 'id' | 'threadCount' | 'lastActivity'> & {
  threads: readonly ThreadSample[];
})[] = [
  {
    name: 'Learning Paths',
    description: 'What to learn next, from what, and with whom.',
    subcategories: ['First steps', 'Study groups', 'Books and courses'],
    type: 'Education',
    threads: learningThreads,
  },
  {
    name: 'Code Clinic',
    description: 'Bring code that won’t behave. Leave knowing why.',
    subcategories: ['Stuck right now', 'Code review', 'Tools'],
    type: 'Support',
    threads: clinicThreads,
  },
  {
    name: 'Team Workshop',
    description: 'Teams looking for people, and teams sharing how it went.',
    subcategories: ['Looking for people', 'Progress', 'Looking back'],
    type: 'Collaboration',
    threads: workshopThreads,
  },
  {
    name: 'Idea Bench',
    description: 'Half-formed ideas to discuss before anyone builds them.',
    subcategories: ['Early ideas', 'Prototypes', 'Experiments'],
    type: 'Innovation',
    threads: ideaThreads,
  },
  {
    name: 'Working Life',
    description: 'Portfolios, interviews, and the first weeks at a new desk.',
    subcategories: ['Portfolios', 'Interviews', 'First weeks'],
    type: 'Support',
    threads: careerThreads,
  },
  {
    name: 'Around Pieces',
    description: 'Meetups, open source, and companies with their doors open.',
    subcategories: ['Meetups', 'Open source', 'Companies'],
    type: 'Ecosystem',
    threads: communityThreads,
  },
];
