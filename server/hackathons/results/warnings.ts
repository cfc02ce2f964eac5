import { leastPlacedPeople, leastPlacedTeams } from '#contract/hackathons/submission-limits.ts';
import { formatList } from '#server/platform/formats/format-list.ts';
import type { Field } from './award-places.ts';

type Submission = { projectId: number; team: string; judgements: number };
type Team = {
  projectId: number;
  team: string;
  submittedAt: string | null;
  updatedAt: string | null;
  reopenedUntil: string | null;
  isClosed: boolean;
};

type Facts = {
  submissions: readonly Submission[];
  teams: readonly Team[];
  scores: readonly { projectId: number; judgedAt: string }[];
  field: Field;
  withoutOutsider: readonly number[];
  judgesEach: number;
  now: Date;
};

/** What organizers should know before they publish results. */
export function warnAbout({ submissions, teams: all, judgesEach, now, ...facts }: Facts): string[] {
  const { scores, field, withoutOutsider } = facts;
  const [closed, teams] = [
    all.filter((team) => team.isClosed),
    all.filter((team) => !team.isClosed),
  ];
  const inside = submissions.filter(({ projectId }) => withoutOutsider.includes(projectId));
  const unscored = submissions.filter(({ judgements }) => judgements === 0);
  const few = submissions.filter(({ judgements }) => judgements > 0 && judgements < judgesEach);
  const none = teams.filter(({ submittedAt }) => submittedAt === null);
  const changed = teams.filter(({ projectId, updatedAt }) =>
    scores.some((score) => score.projectId === projectId && score.judgedAt < (updatedAt ?? '')),
  );
  const open = teams.filter(
    ({ reopenedUntil }) => reopenedUntil !== null && reopenedUntil > now.toISOString(),
  );
  const warnings = [
    !field.isEnough && describeLack(field),
    field.isEnough &&
      inside.length > 0 &&
      `${namesOf(inside)} ${inside.length === 1 ? 'gets' : 'get'} no rank: only judges who are on teams that submitted something have scored ${inside.length === 1 ? 'it' : 'them'}.`,
    unscored.length > 0 && `No judge has scored ${namesOf(unscored)}.`,
    few.length > 0 &&
      `Fewer than ${judgesEach} judges have scored ${namesOf(few, ({ team, judgements }) => `${team} (${judgements})`)}.`,
    none.length > 0 &&
      `${namesOf(none)} ${none.length === 1 ? 'hasn’t' : 'haven’t'} submitted anything.`,
    closed.length > 0 &&
      `An admin closed ${namesOf(closed)}, so ${closed.length === 1 ? 'it isn’t' : 'they aren’t'} in the results.`,
    changed.length > 0 &&
      `${namesOf(changed)} changed what they submitted after a judge had scored it. Ask the judges to look again.`,
    open.length > 0 && `${namesOf(open)} can still change what they submit.`,
  ];
  return warnings.filter((warning) => warning !== false);
}

const describeLack = ({ teams, people }: Field) =>
  `Teams aren’t ranked, because only ${count(teams, 'team')} with ${people === 1 ? '1 person' : `${people} people`} submitted something. To rank teams, you need at least ${leastPlacedTeams} teams with ${leastPlacedPeople} people between them. You can still publish who took part.`;

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const namesOf = <One extends { team: string }>(
  all: readonly One[],
  nameOf: (one: One) => string = ({ team }) => team,
) => formatList(all.map(nameOf));
