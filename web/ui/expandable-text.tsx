import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { truncateText } from '#web/ui/truncate-text.ts';

type ExpandableTextProps = {
  text: string;
  /** How many characters are shown at first. */
  most: number;
  /** What the text is about, for those who hear the button alone. */
  about: string;
  className?: string;
};

/** A text, at first in short where it is long. */
export function ExpandableText({ text, most, about, className }: ExpandableTextProps) {
  const [isWhole, setWhole] = useState(false);
  const short = truncateText(text, most);
  return (
    <>
      <p className={classNames('text-body whitespace-pre-wrap text-soft', className)}>
        {isWhole ? text : (short ?? text)}
      </p>
      {short && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="link mt-1 min-h-6 text-sm font-medium pointer-coarse:min-h-11"
        >
          {isWhole ? 'Show less' : 'Show more'}
          <span className="sr-only"> about {about}</span>
        </button>
      )}
    </>
  );
}
