type Submission = { team: string; judgements: number };
type Team = {
  team: string;
  submittedAt: string | null;
  reopenedUntil: string | null;
  isClosed: boolean;
};

type Facts = {
  submissions: readonly Submission[];
  teams: readonly Team[];
  judgesEach: number;
  now: Date;
};

const list = new Intl.ListFormat('en');

/** What organizers should know before they publish results. */
export function warnAbout({ submissions, teams: all, judgesEach, now }: Facts): string[] {
  const [closed, teams] = [
    all.filter((team) => team.isClosed),
    all.filter((team) => !team.isClosed),
  ];
  const unscored = submissions.filter(({ judgements }) => judgements === 0);
  const few = submissions.filter(({ judgements }) => judgements > 0 && judgements < judgesEach);
  const none = teams.filter(({ submittedAt }) => submittedAt === null);
  const open = teams.filter(
    ({ reopenedUntil }) => reopenedUntil !== null && reopenedUntil > now.toISOString(),
  );
  const warnings = [
    unscored.length > 0 && `No judge has scored ${namesOf(unscored)}.`,
    few.length > 0 &&
      `Fewer than ${judgesEach} judges have scored ${namesOf(few, ({ team, judgements }) => `${team} (${judgements})`)}.`,
    none.length > 0 &&
      `${namesOf(none)} ${none.length === 1 ? 'hasn’t' : 'haven’t'} submitted anything.`,
    closed.length > 0 &&
      `An admin has closed ${namesOf(closed)}, so ${closed.length === 1 ? 'it isn’t' : 'they aren’t'} in the results.`,
    open.length > 0 && `${namesOf(open)} can still change what they submit.`,
  ];
  return warnings.filter((warning) => warning !== false);
}

const namesOf = <One extends { team: string }>(
  all: readonly One[],
  nameOf: (one: One) => string = ({ team }) => team,
) => list.format(all.map(nameOf));
