import { Link } from 'react-router';
import type { ReportedSubject } from '#contract/moderation/reports.ts';
import { paths } from '#web/lib/paths.ts';

type SubjectLinkProps = { subject: ReportedSubject; title: string };

/** What a report is about. Only people and projects have a page that admins can open. */
export function SubjectLink({ subject: { kind, id }, title }: SubjectLinkProps) {
  if (kind !== 'person' && kind !== 'project') return title;
  return (
    <Link
      to={kind === 'person' ? paths.publicProfile(id) : paths.project(id)}
      className="hover:underline"
    >
      {title}
    </Link>
  );
}
