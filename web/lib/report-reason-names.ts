import type { ReportReason } from '#contract/values/vocabulary.ts';

export const reasonNames: Record<ReportReason, string> = {
  harassment: 'Harassment or hate',
  spam: 'Spam or a scam',
  illegal: 'Something illegal',
  impersonation: 'Pretending to be someone else',
  other: 'Something else',
};
