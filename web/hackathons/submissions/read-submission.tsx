import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Summary } from '#web/ui/text/summary.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { submissionQuery } from './queries.ts';
import { SubmissionContent } from './submission-content.tsx';

type ReadSubmissionProps = { projectId: number; team: string; menu: ReactNode };

/** What a team submitted, loaded when someone wants to read it. */
export function ReadSubmission({ projectId, team, menu }: ReadSubmissionProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...submissionQuery(projectId), enabled: isOpen });
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary isLink className="text-sm">
        Read the submission<span className="sr-only"> of {team}</span>
      </Summary>
      <div className="mt-2">
        {!data && (
          <NotLoaded
            query={{ error, refetch }}
            failure="Couldn’t load the submission. Try again."
          />
        )}
        {data && <SubmissionContent {...data} menu={menu} />}
      </div>
    </details>
  );
}
