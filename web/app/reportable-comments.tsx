import type { ComponentProps } from 'react';
import { Comments } from '#web/features/comments/comments.tsx';
import { useReport } from '#web/features/reports/use-report.tsx';

/** Comments or notes that can be reported to the admins. */
export function ReportableComments(props: Omit<ComponentProps<typeof Comments>, 'onReport'>) {
  const { report, dialog } = useReport(false);
  const name = props.thread.ticketId === null ? 'this note' : 'this comment';
  return (
    <>
      <Comments
        {...props}
        onReport={({ id }) => report({ subject: { kind: 'comment', id }, name })}
      />
      {dialog}
    </>
  );
}
