import type { ReportedKind } from '#contract/values/vocabulary.ts';
import { listMemberIds } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { DecisionRow } from './store.ts';

/** Tells whose text is hidden, or the team of a closed project, on the site. Emails have the reason. */
export async function announceDecision(db: Db, decision: DecisionRow, now: Date) {
  const isUndone = decision.undone_at !== null;
  const { id: decisionId, act, user_id: userId, project_id: projectId, kind, title } = decision;
  if (act === 'hide' && userId !== null) {
    const data = { decisionId, what: describe({ kind, title }), isUndone };
    await tell(db, { kind: 'text_hidden', to: userId, actorId: null, data, now });
  }
  if (act === 'close' && kind === 'project' && projectId !== null) {
    const to = await listMemberIds(db, projectId);
    const data = { isUndone };
    await tell(db, { kind: 'project_closed', to, actorId: null, projectId, data, now });
  }
}

type About = { kind: ReportedKind; title: string };

const describe = ({ kind, title }: About): string => described[kind]?.(title) ?? title;

/** Titles of others say what they are. */
const described: Partial<Record<ReportedKind, (title: string) => string>> = {
  person: () => 'Text in your profile',
  project: (title) => `The description of ${title}`,
  hackathon: (title) => `The description of ${title}`,
};
