import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** The project's description: one line on a phone, two on wider screens, and all of it on request. */
export function WorkspaceDescription({ text }: { text: string }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const { current } = paragraph;
    if (!current) return undefined;
    const measure = () => setIsCut(current.scrollHeight > current.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [text]);
  return (
    <div
      className={classNames(
        'mt-0.5 max-w-measure text-soft',
        isExpanded ? 'pb-1' : 'flex items-end justify-between gap-2',
      )}
    >
      <p
        ref={paragraph}
        dir="auto"
        className={classNames(
          'min-w-0',
          !isExpanded && 'line-clamp-1 break-all sm:line-clamp-2 sm:break-normal',
        )}
      >
        {text}
      </p>
      {(isCut || isExpanded) && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          className="link relative min-h-6 shrink-0 text-sm font-medium pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-inset-y-2.5"
        >
          {isExpanded ? 'Less' : 'More'}
          <span className="sr-only"> about this project</span>
        </button>
      )}
    </div>
  );
}
