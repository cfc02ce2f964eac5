import type { PieceColor } from '#contract/values/vocabulary.ts';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { beliefs } from './beliefs.ts';
import { PieceTab, type Side } from './piece-tab.tsx';

/** Six beliefs as connected pieces, and an open place that invites the reader to join. */
export const Philosophy = ({ actions }: { actions: ReactNode }) => (
  <div className="grid grid-cols-1 gap-0.5">
    <ul className="grid grid-cols-1 gap-0.5 md:grid-cols-2 lg:grid-cols-3">
      {beliefs.map(({ name, text, color, tabs }) => (
        <li
          key={name}
          className={classNames(
            'relative px-6 pt-16 pb-14 md:px-14 lg:max-xl:px-12',
            colorClasses[color],
          )}
        >
          <h2 className="text-2xl sm:text-3xl">
            <UnbrokenWords text={name} />
          </h2>
          <p className="mt-3 max-w-[46ch] text-lg leading-relaxed">{text}</p>
          {Object.entries(tabs).map(([side, width]) => (
            <PieceTab key={side} side={side as Side} color={color} className={width} />
          ))}
        </li>
      ))}
    </ul>
    <section
      aria-labelledby="join-the-community"
      className="border-2 border-dashed border-edge bg-sunken px-6 pt-18 pb-12 text-center"
    >
      <h2 id="join-the-community" className="text-2xl sm:text-3xl">
        Join the community
      </h2>
      <p className="mx-auto mt-3 max-w-[52ch] text-lg leading-relaxed text-balance text-soft">
        Six pieces are on the table, and one spot is open. Bring what you know, however little it
        feels, and find where it fits.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
    </section>
  </div>
);

/** Breaks lines between words only, not after a hyphen. */
const UnbrokenWords = ({ text }: { text: string }) =>
  text.split(/(?<= )/).map((word) => (
    <span key={word} className="inline-block whitespace-pre">
      {word}
    </span>
  ));

const colorClasses: Record<PieceColor, string> = {
  lake: 'bg-lake text-lake-ink',
  cloudberry: 'bg-cloudberry text-cloudberry-ink',
  lingonberry: 'bg-lingonberry text-lingonberry-ink',
  moss: 'bg-moss text-moss-ink',
};
