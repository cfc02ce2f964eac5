import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findReport } from './store.ts';

/** They repeat no one's words: a report may be about exactly those. */
export const reportEmails = ({ db, publicUrl }: Context): Composers => ({
  'report-confirmed': async ({ reportId }: { reportId: number }) => {
    const report = await findReport(db, reportId);
    if (!report?.email) return undefined;
    return {
      to: report.email,
      subject: 'We’ve received your report',
      paragraphs: [
        report.first_name ? `Hello ${report.first_name},` : 'Hello,',
        'Thank you for your report. An admin will look at it, and we’ll email you what they decide. Nobody else is told who reported it.',
        'What we expect of everyone here:',
        { label: 'Read the code of conduct', url: `${publicUrl}/conduct` },
      ],
    };
  },

  'report-received': async ({ reportId, email }: { reportId: number; email: string }) => {
    if (!(await findReport(db, reportId))) return undefined;
    return {
      to: email,
      subject: 'A new report on Pieces',
      paragraphs: [
        'Hello,',
        'Someone reported something on Pieces. You’re an admin, so please look at it:',
        { label: 'Open the reports', url: `${publicUrl}/admin` },
      ],
    };
  },
});
