import type { DecisionAct } from '#contract/values/vocabulary.ts';
import { findReport } from '#server/moderation/reports/store.ts';
import { findOwner } from '#server/accounts/sign-in/method-store.ts';
import type { Context } from '#server/platform/context.ts';
import { formatDay } from '#server/platform/formats/format-dates.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { signDecision } from './decision-token.ts';
import { type DecisionRow, findDecision } from './store.ts';

/** The emails about a decision, and about undoing it. */
export const decisionEmails = ({ db, publicUrl, secret }: Context): Composers => ({
  'decision-made': async ({ decisionId }: { decisionId: number }) => {
    const decision = await findDecision(db, decisionId);
    if (!decision?.about_email) return undefined;
    const token = signDecision(decision.id, secret);
    return {
      to: decision.about_email,
      subject: decision.undone_at ? 'We’ve undone a decision about you' : 'A decision about you',
      paragraphs: [
        `Hello ${decision.about_first_name},`,
        ...describe(decision, { isOwn: true, timeZone: decision.about_time_zone ?? '' }),
        decision.objected_at || decision.undone_at
          ? 'You can read all of it here:'
          : 'You can read all of it here, and object to it once:',
        // After the "#", the token isn't sent to servers, logs or other sites.
        { label: 'Open the decision', url: `${publicUrl}/decision#${token}` },
      ],
    };
  },

  'decision-told': async ({ decisionId, reportId }: { decisionId: number; reportId: number }) => {
    const [decision, report] = [await findDecision(db, decisionId), await findReport(db, reportId)];
    if (!decision || !report?.email) return undefined;
    return {
      to: report.email,
      subject: decision.undone_at
        ? 'We’ve undone a decision about your report'
        : 'We’ve looked at your report',
      paragraphs: [
        report.first_name ? `Hello ${report.first_name},` : 'Hello,',
        'Thank you again for your report.',
        ...describe(decision, { isOwn: false, timeZone: report.time_zone ?? '' }),
        'If it keeps happening, please report it again. What we expect of everyone here:',
        { label: 'Read the code of conduct', url: `${publicUrl}/conduct` },
      ],
    };
  },

  'objection-received': async ({ decisionId, email }: { decisionId: number; email: string }) => {
    const decision = await findDecision(db, decisionId);
    if (!decision?.objected_at) return undefined;
    return {
      to: email,
      subject: 'An objection to a decision on Pieces',
      paragraphs: [
        'Hello,',
        'Someone objected to a decision about them. You’re an admin, so please read what they wrote. If they’re right, undo the decision:',
        { label: 'Read the objection', url: `${publicUrl}/admin?view=decisions` },
      ],
    };
  },

  'account-removed': async ({ email, reason }: { email: string; reason: string }) => ({
    to: email,
    subject: 'We’ve deleted your Pieces account',
    paragraphs: [
      'Hello,',
      'An admin deleted your account. Your tickets and comments stay with your teams, without your name.',
      `Reason: ${reason}`,
    ],
  }),

  'project-removed': async ({ userId, name, reason }: ProjectRemoved) => {
    const member = await findOwner(db, userId);
    if (!member) return undefined;
    return {
      to: member.email,
      subject: `${name} was deleted`,
      paragraphs: [
        `Hello ${member.first_name},`,
        `An admin deleted ${name} and its board. This can’t be undone.`,
        `Reason: ${reason}`,
      ],
    };
  },
});

type ProjectRemoved = { userId: number; name: string; reason: string };

/** Who reads about a decision: the person it's about, or someone who reported them. */
type Reader = { isOwn: boolean; timeZone: string };

const acts: Record<DecisionAct, (decision: DecisionRow, reader: Reader) => string> = {
  none: () => 'An admin looked at it and decided that no action is needed.',
  hide: (_decision, { isOwn }) => `An admin hid ${isOwn ? 'content of yours' : 'the content'}.`,
  suspend: ({ until }, { isOwn, timeZone }) =>
    `An admin suspended ${isOwn ? 'your' : 'the'} account ${until ? `until ${formatDay(until, timeZone)}` : 'for good'}.`,
  close: ({ kind }, { isOwn }) =>
    `An admin closed ${isOwn ? 'your' : 'the'} ${kind === 'hackathon' ? 'hackathon' : 'project'}.`,
};

const describe = (decision: DecisionRow, reader: Reader): string[] => {
  if (decision.undone_at)
    return ['An admin undid the earlier decision.', `Reason: ${decision.undone_reason}`];
  const said = acts[decision.act](decision, reader);
  const wasReported = reader.isOwn && decision.isReported ? ' Someone had reported it.' : '';
  return [`${said}${wasReported}`, `Reason: ${decision.reason}`];
};
