import type { ListedHackathon } from '#contract/hackathons/hackathons.ts';
import {
  participantStateNames,
  phases,
  staffRoleNames,
} from '#web/hackathons/hackathons/hackathon-names.ts';
import type { HackathonLists, ShownHackathon } from '#web/hackathons/hackathons/tabs/source.ts';
import { taskNames } from '#web/lib/hackathon-task-names.ts';
import { paths } from '#web/lib/paths.ts';

type Answer = {
  own: ListedHackathon[];
  listed: ListedHackathon[];
  /** Missing while a server of the version before answers, during an upgrade. */
  past?: ListedHackathon[];
};

/** The real hackathons on the tabs: the person's own first, then those that everyone can find. */
export function showHackathons({ own, listed, past = [] }: Answer, now: number): HackathonLists {
  const ids = new Set(own.map(({ id }) => id));
  const others = (all: readonly ListedHackathon[]) => all.filter(({ id }) => !ids.has(id));
  const show = (hackathon: ListedHackathon) => showHackathon(hackathon, now);
  return {
    upcoming: [...own.filter((one) => !isPast(one)), ...others(listed)].map(show),
    past: [...own.filter(isPast), ...others(past)].map(show),
  };
}

/** It's over, and there's nothing left to do. */
const isPast = ({ phase, task }: ListedHackathon) =>
  (phase === 'ended' || phase === 'canceled') && task === null;

function showHackathon(hackathon: ListedHackathon, now: number): ShownHackathon {
  const { id, slug, name, phase, staffRole, ownState, task } = hackathon;
  return {
    id,
    title: name,
    page: paths.hackathon(slug),
    date: new Date(hackathon.startsAt),
    endDate: new Date(hackathon.endsAt),
    description: hackathon.excerpt,
    image: name,
    organizer: hackathon.organizer?.name,
    tags: [],
    currentParticipants: hackathon.people,
    maxParticipants: hackathon.mostPeople,
    registrationDeadline: new Date(hackathon.closesAt),
    labels: [
      ...(phase === 'ended' ? [] : [phases[phase]]),
      ...(staffRole ? [{ name: staffRoleNames[staffRole], tone: 'blue' as const }] : []),
      ...(ownState && ownState !== 'left' ? [participantStateNames[ownState]] : []),
    ],
    task: task ? taskNames[task] : undefined,
    register: canRegister(hackathon, now) ? { to: paths.hackathon(slug) } : undefined,
    results:
      hackathon.resultsPublishedAt === null ? undefined : { to: paths.hackathonResults(slug) },
  };
}

/** Sign-up can go on while teams build. */
const canRegister = (
  { phase, opensAt, closesAt, staffRole, ownState }: ListedHackathon,
  now: number,
) =>
  phase !== 'canceled' &&
  Date.parse(opensAt) <= now &&
  now < Date.parse(closesAt) &&
  staffRole === null &&
  (ownState === null || ownState === 'left');
