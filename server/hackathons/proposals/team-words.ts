import { lazy } from '#contract/values/lazy.ts';
import { type Discipline, type Goal, goals } from '#contract/values/vocabulary.ts';
import { formatList } from '#server/platform/formats/format-list.ts';
import { assignCovered } from './forming/coverage.ts';
import { commonGoalOf, commonHoursOf, effortOf, type ScoredKey } from './forming/points.ts';
import { factsOf, type Group, type NamedParticipant } from './group.ts';

type Describe = (group: Group, ids: readonly number[]) => string;

/** A sentence without a period about a team. */
export const describeReason: Record<ScoredKey | 'languages', Describe> = {
  disciplines: (group, ids) => {
    const { covered } = disciplinesOf(group, ids);
    if (group.rules.wanted.length > 0)
      return covered.length > 0 ? formatList(covered) : 'None of the kinds of work you want';
    const all = new Set(peopleOf(group, ids).flatMap(({ disciplines }) => disciplines.slice(0, 1)));
    return all.size > 0 ? formatList([...all]) : 'Nobody has said what they do';
  },
  hours: (group, ids) => {
    const hours = commonHoursOf(factsOf(group, ids));
    if (hours === undefined) return 'Nobody has said when they have time';
    return hours === 0 ? 'No time in common' : `${count(hours, 'hour')} a week in common`;
  },
  effort: (group, ids) => {
    const { least, most } = effortOf(factsOf(group, ids));
    if (most === 0) return 'Nobody has said how much time they have';
    if (ids.length === 1 || least === most) return `${count(most, 'hour')} a week each`;
    return `${least} to ${most} hours a week each`;
  },
  goal: (group, ids) => {
    const { goal, same, known } = commonGoalOf(factsOf(group, ids));
    if (known === 0) return 'Nobody has said what matters most to them';
    const words = goalWords[goals[goal]!];
    if (same < known) return `${same} of ${known} want to ${words}`;
    return known === 1 ? `Wants to ${words}` : `Everyone wants to ${words}`;
  },
  experience: (group, ids) => {
    const team = factsOf(group, ids);
    const beginners = team.filter(({ isBeginner }) => isBeginner).length;
    const others = team.filter(({ isBeginner }) => isBeginner === false).length;
    const parts = [
      ...(others > 0 ? [`${others} with experience`] : []),
      ...(beginners > 0 ? [count(beginners, 'beginner')] : []),
    ];
    return parts.length > 0 ? parts.join(', ') : 'Nobody has said how experienced they are';
  },
  languages: (group, ids) => {
    const spoken = languagesOf(group, ids);
    if (spoken === undefined) return 'Nobody has said which languages they speak';
    return spoken.length === 0
      ? 'No common language'
      : formatList(spoken.map((code) => languageNames().of(code) ?? code));
  },
};

export const peopleOf = ({ people }: Group, ids: readonly number[]): NamedParticipant[] =>
  ids.map((id) => people.get(id)!);

/** Which of the wanted disciplines a team has, and which it lacks. */
export function disciplinesOf(group: Group, ids: readonly number[]) {
  const { wanted } = group.rules;
  const owners = assignCovered(factsOf(group, ids), wanted.length);
  const isCovered = (_one: Discipline, at: number) => owners[at] !== -1;
  return {
    covered: wanted.filter(isCovered),
    missing: wanted.filter((one, at) => !isCovered(one, at)),
  };
}

/** The codes of the languages that everyone speaks; undefined if nobody has said. */
export function languagesOf(group: Group, ids: readonly number[]): string[] | undefined {
  const said = peopleOf(group, ids)
    .map(({ languages }) => languages)
    .filter((languages) => languages.length > 0);
  const [first, ...others] = said;
  return first?.filter((one) => others.every((languages) => languages.includes(one)));
}

/** Each wish that's kept, and each one of both that isn't. */
export function wishesOf(group: Group, ids: readonly number[]) {
  const inTeam = new Set(ids);
  const kept: string[] = [];
  const broken: string[] = [];
  for (const { id, name, wishes } of peopleOf(group, ids))
    for (const wish of wishes) {
      const other = group.people.get(wish);
      if (!other) continue;
      const isMutual = other.wishes.includes(id);
      const isTogether = inTeam.has(wish);
      if (isTogether && isMutual && id < wish)
        kept.push(`${name} and ${other.name} want to be together`);
      if (isTogether && !isMutual) kept.push(`${name} wants to be with ${other.name}`);
      if (!isTogether && isMutual)
        broken.push(`${name} and ${other.name} aren’t together, though both want to be`);
    }
  return { kept, broken };
}

export const count = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

const languageNames = lazy(() => new Intl.DisplayNames('en-US', { type: 'language' }));

const goalWords: Record<Goal, string> = {
  learn: 'learn',
  portfolio: 'build a portfolio',
  win: 'win',
  fun: 'have fun',
};
