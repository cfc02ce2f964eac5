import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { emailAddress, line, text } from '#contract/values/text/text.ts';
import { reportedKinds, reportReasons } from '#contract/values/vocabulary.ts';

/** What a report is about. A comment may be a note to a team. */
export const reportedSubject = z.object({
  kind: z.enum(reportedKinds, 'Choose what to report'),
  id: z.int('Choose what to report').check(z.positive('Choose what to report')),
});
export type ReportedSubject = z.output<typeof reportedSubject>;

/** `email`: where to answer someone without an account. `code`: opens a hackathon that isn't listed. */
const report = z
  .object({
    subject: reportedSubject,
    reason: z.enum(reportReasons, 'Choose a reason'),
    text: z._default(text('What happened', { max: 2000 }), ''),
    email: z._default(z.union([z.literal(''), emailAddress('Email')]), ''),
    code: z._default(line('Code', { max: 50 }), ''),
  })
  .check(
    z.refine(({ reason, text }) => reason !== 'other' || text !== '', {
      path: ['text'],
      message: 'Tell us what happened',
    }),
  );
export type ReportForm = z.input<typeof report>;

export const reports = {
  'POST /reports': {
    summary:
      'Report a person, a project, a comment, the message of a join request or an invitation, a hackathon, an announcement, a submission, an event or a meeting to the admins, if you can see it; a hackathon that isn’t listed with its `code`. Reporting the same again changes your report',
    access: 'public',
    body: report,
    status: 202,
  },
} as const satisfies Contract;
