import type { PieceColor } from '#contract/values/vocabulary.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';
import { edgesInGrid } from '#contract/pieces/piece-grid.ts';
import { piecePath } from '#contract/pieces/piece-path.ts';

const beliefs: { name: string; color: PieceColor; text: string }[] = [
  {
    name: 'Real Projects',
    color: 'lake',
    text: 'Work on something people use. A finished project says more than any certificate.',
  },
  {
    name: 'Collaborative Learning',
    color: 'lingonberry',
    text: 'Ask, review, explain. What one person knows today, the whole team knows next month.',
  },
  {
    name: 'Career Growth',
    color: 'moss',
    text: 'Leave with experience you can show: code, decisions, and people who worked with you.',
  },
];

/** Three beliefs, drawn as connected pieces. */
export const PhilosophyBlock = () => (
  <section aria-labelledby="philosophy">
    <div className="flex flex-wrap items-baseline justify-between gap-3">
      <h2 id="philosophy" className="text-xl sm:text-2xl">
        Our Philosophy
      </h2>
      <Link to={paths.philosophy} className="link inline-flex items-center gap-1 font-medium">
        Read about our philosophy
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </div>
    <ul className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-3">
      {beliefs.map(({ name, color, text }, index) => (
        <li key={name} className="flex gap-4 md:block">
          <svg aria-hidden viewBox="-1 -1 68 42" className="h-10 shrink-0 overflow-visible">
            <path
              d={piecePath({
                width: 52,
                height: 40,
                edges: edgesInGrid({ index, columns: 3, count: 3 }),
              })}
              className={pieceFills[color]}
            />
          </svg>
          <div>
            <h3 className="text-lg md:mt-3">{name}</h3>
            <p className="mt-1 max-w-line text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
