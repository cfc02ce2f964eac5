import type { ComponentProps } from 'react';
import { Comments } from '#web/board/comments/comments.tsx';
import { useLoadMembers } from '#web/teams/members/queries.ts';
import { useReport } from '#web/moderation/reports/use-report.tsx';

type ReportableCommentsProps = Omit<ComponentProps<typeof Comments>, 'loadPeople' | 'onReport'>;

/** Comments or notes that can be reported to the admins. */
export function ReportableComments(props: ReportableCommentsProps) {
  const { report, dialog } = useReport(false);
  const loadMembers = useLoadMembers(props.thread.projectId);
  const name = props.thread.ticketId === null ? 'this note' : 'this comment';
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
