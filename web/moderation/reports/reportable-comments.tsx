import type { ComponentProps } from 'react';
import { Comments } from '#web/board/comments/comments.tsx';
import { useLoadMembers } from '#web/teams/members/queries.ts';
import { useReport } from './use-report.tsx';

type ReportableCommentsProps = Omit<ComponentProps<typeof Comments>, 'loadPeople' | 'onReport'> & {
  projectId: number;
};

/** Comments that can be reported to the admins. */
export function ReportableComments({ projectId, ...props }: ReportableCommentsProps) {
  const { report, dialog } = useReport(false);
  const loadMembers = useLoadMembers(projectId);
  const name = `this ${props.place.names.one}`;
  return (
    <>
      <Comments
        {...props}
        loadPeople={loadMembers}
        onReport={({ id }) => report({ subject: { kind: 'comment', id }, name })}
      />
      {dialog}
    </>
  );
}
