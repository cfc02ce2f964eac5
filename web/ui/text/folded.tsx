import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

type FoldedProps = {
  /** What the button shows: "2 more notes". */
  label: string;
  /** What it's about, added to the button for screen readers. */
  about?: string;
  children: ReactNode;
};

/** The rest of a list, behind a button. It's printed either way. */
export function Folded({ label, about, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={isOpen ? undefined : 'hidden print:block'}>{children}</div>
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="mt-1 -ml-2.5 justify-self-start"
      >
        {isOpen ? 'Show less' : label}
        {about && <span className="sr-only"> about {about}</span>}
      </Button>
    </>
  );
}
