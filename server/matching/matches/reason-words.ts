import {
  commonHours as leastCommonHours,
  type ReasonKey,
} from '#contract/matching/match-points.ts';
import { countedRequests } from '#contract/teams/opening-rules.ts';
import type { Goal } from '#contract/values/vocabulary.ts';
import { formatList } from '#server/platform/formats/format-list.ts';
import type { MatchedOpening, MatchedPerson, Reader } from './matched.ts';
import { compareSkills } from './skill-fit.ts';

type Facts = {
  person: MatchedPerson;
  opening: MatchedOpening;
  reader: Reader;
  /** Whether both sides have said something. */
  isKnown: boolean;
};

/** A sentence without a period. To a lead, "they" are the person; to the person, the team. */
export const describeReason = (key: ReasonKey, facts: Facts): string => describe[key](facts);

const describe: Record<ReasonKey, (facts: Facts) => string> = {
  skills: ({ person, opening, reader, isKnown }) => {
    if (!isKnown) return describeUnknownSkills(opening, reader);
    const { known, begun, wanted, others } = compareSkills(person, opening);
    const who = reader === 'person' ? 'You' : 'They';
    if (known.length > 0) {
      const rest = [
        ...(begun.length > 0 ? [`${begunWords(reader)} ${listNames(begun)}`] : []),
        ...(wanted.length > 0 ? [`${who.toLowerCase()} want to learn ${listNames(wanted)}`] : []),
      ];
      const all = count(opening.skills.length, 'skill');
      const knows = `${who} know ${listNames(known)}, ${known.length} of ${all}`;
      return rest.length === 0 ? knows : `${knows}, and ${rest.join(' and ')}`;
    }
    if (begun.length > 0) return describeBegun(begun, { opening, reader });
    if (wanted.length > 0)
      return `${who} want to learn ${listNames(wanted)}${describeHelp({ opening, reader })}`;
    const [first = ''] = others;
    return others.length === 1
      ? `${first} is new to ${reader === 'person' ? 'you' : 'them'}`
      : `${listNames(others)} are new to ${reader === 'person' ? 'you' : 'them'}`;
  },
  role: ({ person, opening, reader, isKnown }) => {
    if (!isKnown && person.disciplines.length === 0)
      return reader === 'person'
        ? 'Tell us what you want to do'
        : 'They haven’t said what they want to do';
    if (!isKnown) return 'We don’t recognize this kind of role';
    const name = opening.discipline;
    if (person.disciplines.includes(name))
      return reader === 'person' ? `${name} is on your list` : `${name} is on their list`;
    return reader === 'person'
      ? `${name} isn’t what you’re looking for`
      : `${name} isn’t what they’re looking for`;
  },
  hours: ({ person, opening, reader }) => {
    const [asked, given] = [opening.hours, person.hours];
    if (asked === null) return `${team(reader)} said how many hours it takes`;
    if (given === null)
      return reader === 'person'
        ? 'Tell us how many hours you have'
        : 'They haven’t said how many hours they have';
    if (given >= asked) return `${count(asked, 'hour')} a week is enough`;
    return reader === 'person'
      ? `They ask for ${count(asked, 'hour')} a week, you have ${given}`
      : `You ask for ${count(asked, 'hour')} a week, they have ${given}`;
  },
  week: ({ opening: { commonHours }, reader }) => {
    if (commonHours === null)
      return reader === 'person'
        ? 'We don’t know when you both have time'
        : 'We don’t know when you all have time';
    if (commonHours === 0) return 'Your free times don’t overlap';
    // How many hours they'd have is another reason.
    return commonHours >= leastCommonHours.enough
      ? 'Your free times overlap'
      : `Your free times overlap for ${count(commonHours, 'hour')} a week`;
  },
  goal: ({ person, opening, reader }) => {
    if (opening.goal === null) return `${team(reader)} said what matters most`;
    if (person.goal === null)
      return reader === 'person'
        ? 'Tell us what matters most to you'
        : 'They haven’t said what matters most to them';
    if (person.goal === opening.goal) return `You both want to ${goalWords[opening.goal]}`;
    const [theirs, yours] =
      reader === 'person' ? [opening.goal, person.goal] : [person.goal, opening.goal];
    return `They want to ${goalWords[theirs]}, you want to ${goalWords[yours]}`;
  },
  answers: ({ opening: { asks, answered, requests } }) => {
    if (!asks) return 'You can join right away';
    if (requests < countedRequests.least) return 'The team hasn’t had many requests yet';
    return `The team answered ${answered} of ${requests} requests in time`;
  },
};

function describeUnknownSkills({ skills, mentors }: MatchedOpening, reader: Reader): string {
  if (skills.length === 0) return `${team(reader)} listed any skills`;
  if (reader === 'team') return 'They haven’t listed any skills';
  return mentors ? 'New here? This team helps you learn' : 'Tell us what you know or want to learn';
}

const begunWords = (reader: Reader) =>
  reader === 'person' ? 'you’re starting with' : 'they’re starting with';

function describeBegun(
  begun: string[],
  { opening, reader }: { opening: MatchedOpening; reader: Reader },
): string {
  const start = reader === 'person' ? 'You’re' : 'They’re';
  const help = describeHelp({ opening, reader });
  if (help) return `${start} new to ${listNames(begun)}${help}`;
  if (opening.level === 'any')
    return `${start} starting with ${listNames(begun)}, and that’s enough`;
  return `${start} just starting with ${listNames(begun)}`;
}

function describeHelp({ opening, reader }: { opening: MatchedOpening; reader: Reader }): string {
  if (!opening.mentors) return '';
  return reader === 'person' ? ', and the team helps you learn it' : ', and you help people learn';
}

const team = (reader: Reader) => (reader === 'person' ? 'The team hasn’t' : 'You haven’t');

const goalWords: Record<Goal, string> = {
  learn: 'learn',
  portfolio: 'build a portfolio',
  win: 'win',
  fun: 'have fun',
};

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const listed = 3;

/** "React, CSS, and 2 more" */
export function listNames(names: readonly string[]): string {
  if (names.length <= listed) return formatList(names);
  const shown = names.slice(0, listed - 1);
  return formatList([...shown, `${names.length - shown.length} more`]);
}
