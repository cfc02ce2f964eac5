import type { HackathonData, SomeTexts } from '#server/notifications/notifications/data.ts';
import { describePlace } from '#contract/values/ordinal.ts';
import { formatTime } from '#server/platform/formats/format-dates.ts';
import { quote, workspacePath } from './parts.ts';

type About = { data: HackathonData };
type Seen = About & { timeZone: string };

const judgingPath = ({ data }: About) => `/hackathons/${data.slug}/judging`;
const peoplePath = ({ data }: About) => `/hackathons/${data.slug}/people`;
const submissionPath = ({ data }: About) => `/hackathons/${data.slug}/submission`;
const resultsPath = ({ data }: About) => `/hackathons/${data.slug}/results`;
const roleNames = { organizer: 'an organizer', helper: 'a helper', judge: 'a judge' };
/** A time where the reader is, or where the hackathon is if we don't know that. */
const at = (time: string, { data, timeZone }: Seen) => formatTime(time, timeZone || data.timeZone);
/** When it starts, so that nobody has to look it up. */
const start = (facts: Seen) => `It starts on ${at(facts.data.startsAt, facts)}.`;
const inHackathon = {
  subject: ({ data }: About) => `hackathon:${data.hackathonId}`,
  path: ({ data }: About) => `/hackathons/${data.slug}`,
  action: 'Open the hackathon',
  reason: 'you’re in this hackathon',
};

/** What is said about a hackathon. */
export const hackathonTexts = {
  hackathon_invitation: {
    ...inHackathon,
    text: ({ actor, data }) => `${actor.name} invited you to ${data.name}`,
    details: (facts) => [`${start(facts)} Sign up if you’d like to come. It takes a minute.`],
    action: 'See the hackathon',
    reason: 'you’re invited',
    onlyUnread: true,
  },
  hackathon_signed_up: {
    ...inHackathon,
    text: ({ data }) =>
      data.isWaiting
        ? `${data.name} is full, so you’re on its waiting list`
        : `You’re in ${data.name}`,
    details: (facts) => [
      start(facts),
      facts.data.isWaiting
        ? 'If someone leaves, the next person in line gets their spot. We’ll email you when it’s yours.'
        : 'The hackathon’s page shows the teams and what happens next. If you can’t come, leave the hackathon so someone else gets your spot.',
    ],
    reason: 'you signed up',
  },
  hackathon_place: {
    ...inHackathon,
    text: ({ data }) => `You have a spot in ${data.name}`,
    details: (facts) => [
      start(facts),
      'If you can’t come anymore, leave the hackathon so someone else gets your spot.',
    ],
    reason: 'you were on the waiting list',
  },
  hackathon_moved: {
    ...inHackathon,
    text: ({ data }) =>
      data.isResumed ? `${data.name} is back on` : `${data.name} has a new time`,
    details: (facts) => [
      `It starts on ${at(facts.data.startsAt, facts)} and ends on ${at(facts.data.endsAt, facts)}.`,
    ],
  },
  hackathon_canceled: {
    ...inHackathon,
    text: ({ data }) => `${data.name} is canceled`,
    details: ({ data }) =>
      quote(data.reason, data.isByAdmin ? 'An admin wrote:' : 'The organizers wrote:'),
  },
  hackathon_announced: {
    ...inHackathon,
    text: ({ actor, data }) => `${actor.name} has news about ${data.name}`,
    details: ({ data }) => quote(data.text, 'They wrote to everyone:'),
    action: 'Read it on Pieces',
  },
  hackathon_absent: {
    ...inHackathon,
    text: ({ data }) => `You’re marked as absent in ${data.name}`,
    details: () => ['Your spot on a team is open again. If you’re here, tell the organizers.'],
  },
  hackathon_removed: {
    subject: inHackathon.subject,
    text: ({ data }) => `You were removed from ${data.name}`,
    // One that isn't listed can't be opened anymore.
    path: () => '/hackathons/live',
    details: () => [
      'You can’t sign up for it again. If you think that’s a mistake, ask its organizers.',
    ],
    action: 'See live hackathons',
    reason: 'you were in this hackathon',
  },
  hackathon_staff: {
    ...inHackathon,
    text: ({ actor, data }) =>
      data.isSuccessor
        ? `You now organize ${data.name}`
        : `${actor.name} made you ${roleNames[data.role]} of ${data.name}`,
    path: (facts) => (facts.data.role === 'judge' ? judgingPath(facts) : peoplePath(facts)),
    details: ({ data }) => [
      data.isSuccessor
        ? 'Nobody else organizes it anymore. You can change its settings, make teams and publish results.'
        : data.role === 'judge'
          ? 'When it ends, you’ll get submissions to score.'
          : 'You can see who has signed up, invite people and mark who’s absent.',
    ],
    reason: 'you help run this hackathon',
  },
  hackathon_team: {
    ...inHackathon,
    text: ({ project, data }) => `Your team in ${data.name} is ${project.name}`,
    path: workspacePath,
    details: () => ['Your board is ready. Say hello to your team in its notes.'],
    action: 'Meet your team',
  },
  hackathon_reopened: {
    ...inHackathon,
    text: ({ project, data }) => `${project.name} can submit to ${data.name} again`,
    path: submissionPath,
    details: (facts) => [
      `You have until ${at(facts.data.until, facts)} to change what your team submits.`,
    ],
    action: 'Open the submission',
  },
  hackathon_judging: {
    subject: inHackathon.subject,
    text: ({ data: { left, name, isReminder } }) => {
      const what = left === 1 ? '1 submission' : `${left} submissions`;
      return isReminder
        ? `${what} of ${name} still ${left === 1 ? 'needs' : 'need'} your scores`
        : `You have ${what} of ${name} to judge`;
    },
    path: judgingPath,
    details: () => [
      'Score each from 1 to 5. If you have a conflict of interest, say so with one click and another judge scores it.',
    ],
    action: 'Judge the submissions',
    reason: 'you’re a judge of this hackathon',
  },
  hackathon_results: {
    ...inHackathon,
    text: ({ data: { name, place } }) =>
      place === null
        ? `The results of ${name} are published`
        : `Your team took ${describePlace({ place, hackathon: name })}`,
    path: resultsPath,
    action: 'See the results',
  },
} satisfies SomeTexts;
