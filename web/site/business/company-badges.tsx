import { classNames } from '#web/ui/class-names.ts';
import { getPieceColor } from '#contract/pieces/piece-colors.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';
import { squarePath } from '#contract/pieces/piece-path.ts';
import type { Offers } from './offers/source.ts';

/** The badges, with the companies that earned them. */
export const CompanyBadges = ({ badges }: Pick<Offers, 'badges'>) => (
  <section aria-labelledby="company-badges">
    <h2 id="company-badges" className="text-xl">
      Badges
    </h2>
    <p className="text-soft">Badges for what companies do well, and who earned them.</p>
    <ul className="mt-3 grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {badges.map(({ id, name, description, companies }) => (
        <li key={id} className="flex gap-3 border-t border-line pt-3">
          <BadgePiece number={id} />
          <div className="min-w-0">
            <h3 className="text-base">{name}</h3>
            <p className="text-body text-soft">{description}</p>
            <p className="mt-1 text-sm font-medium">{companies.join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const piece = squarePath(32, 'ttss');

const BadgePiece = ({ number }: { number: number }) => (
  <svg aria-hidden viewBox="-1 -11 44 44" className="size-10 shrink-0">
    <path d={piece} className={classNames(pieceFills[getPieceColor(number)])} />
  </svg>
);
