import type { DecisionAct, ReportedKind } from '#contract/values/vocabulary.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';

type About = { kind: ReportedKind; name: string | undefined };

/** What an admin chooses from, such as "Suspend Aino Salo". */
export function nameAct(act: DecisionAct, { kind, name = 'the person' }: About): string {
  if (act === 'none') return 'No action needed';
  if (act === 'suspend') return `Suspend ${name}`;
  if (act === 'close') return kind === 'hackathon' ? 'Cancel the hackathon' : 'Close the project';
  return kind === 'person' ? 'Hide their profile text' : 'Hide this';
}

/** The button that does it. */
export function nameActButton(act: DecisionAct, kind: ReportedKind): string {
  if (act === 'none') return 'Close the report';
  if (act === 'suspend') return 'Suspend';
  return act === 'hide' ? 'Hide' : nameAct(act, { kind, name: undefined });
}

type Decided = { act: DecisionAct; until: string | null; kind: ReportedKind };

/** What was decided, such as "Suspended until Nov 30". */
export function describeAct({ act, until, kind }: Decided): string {
  if (act === 'none') return 'No action needed';
  if (act === 'hide') return 'Hidden';
  if (act === 'close') return kind === 'hackathon' ? 'Hackathon canceled' : 'Project closed';
  return until ? `Suspended until ${formatDate(new Date(until))}` : 'Suspended for good';
}
