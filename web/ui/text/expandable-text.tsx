import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { truncateText } from './truncate-text.ts';

type ExpandableTextProps = {
  text: string;
  /** How many characters are shown before it is expanded. */
  maxLength: number;
  /** What the text is about, added to the button for screen readers. */
  about: string;
  className?: string;
};

/** A text that is cut if it is long, with a button that shows all of it. */
export function ExpandableText({ text, maxLength, about, className }: ExpandableTextProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const short = truncateText(text, maxLength);
  return (
    <>
      <p dir="auto" className={classNames('text-body whitespace-pre-wrap text-soft', className)}>
        {isExpanded ? text : (short ?? text)}
      </p>
      {short && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          className="link mt-1 min-h-6 text-sm font-medium pointer-coarse:min-h-11"
        >
          {isExpanded ? 'Show less' : 'Show more'}
          <span className="sr-only"> about {about}</span>
        </button>
      )}
    </>
  );
}
