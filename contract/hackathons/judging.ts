import * as z from 'zod/mini';
import { criteria } from './criteria.ts';
import type { Contract } from '#contract/endpoint.ts';
import { maxCriteria, maxJudgeNote } from './submission-limits.ts';
import { text } from '#contract/values/text/text.ts';

const score = z
  .int('Choose a score from 1 to 5')
  .check(z.minimum(1, 'Choose a score from 1 to 5'), z.maximum(5, 'Choose a score from 1 to 5'));

/** `scores`: one for each criterion, in their order. They're ignored with `hasConflict`. */
export const judgementForm = z.object({
  scores: z._default(z.array(score, 'Scores must be a list').check(z.maxLength(maxCriteria)), []),
  note: z._default(text('Note', { max: maxJudgeNote }), ''),
  hasConflict: z._default(z.boolean('Say whether you have a conflict of interest'), false),
});
export type JudgementForm = z.input<typeof judgementForm>;

/** What a judge thinks of a submission. `scores` is null until they have scored it. */
const judgement = z.object({
  projectId: z.int(),
  team: z.string(),
  title: z.string(),
  text: z.string(),
  repository: z.string(),
  demo: z.string(),
  video: z.string(),
  scores: z.nullable(z.array(z.int())),
  note: z.string(),
  hasConflict: z.boolean(),
});
export type Judgement = z.output<typeof judgement>;

/**
 * How far a judge is. `cantJudge`: the names of the teams that they're on, whose people they know, or
 * that they have a conflict of interest with.
 */
const judgeProgress = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  dealt: z.int(),
  scored: z.int(),
  cantJudge: z.array(z.string()),
});
export type JudgeProgress = z.output<typeof judgeProgress>;

/**
 * Judging as the person asking sees it. `startsAt`: when submissions are dealt out. `isOpen`: it's
 * between that and the publication of the results. `isDealingDue`: submissions haven't been dealt out
 * yet, or not as they should be now. `judgements` are their own, if they're a judge.
 * `judges` is only for those who run the hackathon, as is `lacking`: the teams with fewer judges than
 * they should have. Before the end, `judges` there counts who can judge them.
 */
export const judging = z.object({
  startsAt: z.string(),
  isOpen: z.boolean(),
  isDealingDue: z.boolean(),
  criteria,
  judgements: z.array(judgement),
  judges: z.array(judgeProgress),
  lacking: z.array(z.object({ team: z.string(), judges: z.int() })),
});
export type Judging = z.output<typeof judging>;

export const judgingCalls = {
  'GET /hackathons/{slug}/judging': {
    summary:
      'Get the submissions that you judge, with your own scores only. The team behind the hackathon gets each judge’s progress',
    reply: judging,
  },
  'POST /hackathons/{slug}/judging': {
    summary:
      'Deal out the submissions of a hackathon right away if `isDealingDue`, which happens within a minute anyway. Returns what GET does then. Idempotent',
    reply: judging,
  },
  'PUT /hackathons/{slug}/judgements/{projectId}': {
    summary:
      'Score a submission that you judge, or declare a conflict of interest, which passes it to another judge. It can be changed until the results are published. Idempotent',
    body: judgementForm,
    reply: judgement,
  },
  'POST /hackathons/{slug}/judging/reminders': {
    summary:
      'Remind the judges of a hackathon that you organize who haven’t scored all their submissions, up to three times a day. Returns how many were reminded',
    reply: z.object({ reminded: z.int() }),
  },
} as const satisfies Contract;
