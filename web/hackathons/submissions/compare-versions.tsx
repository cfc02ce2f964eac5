import { useEffect, useRef } from 'react';
import type { Submission } from '#contract/hackathons/submissions.ts';
import { Button } from '#web/ui/button.tsx';
import { SubmissionContent } from './submission-content.tsx';

type CompareVersionsProps = {
  theirs: Submission;
  onKeepOwn: () => void;
  onTakeTheirs: () => void;
};

/** A teammate saved another version while someone was typing. Theirs is here, and one's own above. */
export function CompareVersions({ theirs, onKeepOwn, onTakeTheirs }: CompareVersionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="their-version"
      className="grid grid-cols-1 gap-3 rounded-lg border border-yellow-ink/40 bg-surface p-4"
    >
      <h2 ref={heading} id="their-version" tabIndex={-1} className="text-lg">
        {theirs.updatedBy?.name ?? 'A teammate'} saved another version
      </h2>
      <p className="text-soft">
        Yours is above and isn’t saved yet. Which one do you want to keep?
      </p>
      <div className="rounded-md border border-line p-3">
        <SubmissionContent {...theirs} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeepOwn}>Continue with mine</Button>
        <Button onClick={onTakeTheirs}>Use theirs</Button>
      </div>
    </section>
  );
}
