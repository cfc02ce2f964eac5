import type { HackathonData, TextsOf } from '#server/features/notifications/data.ts';
import { formatTimeIn } from '#server/platform/mail/format-time.ts';
import { quote, workspacePath } from './parts.ts';

type About = { data: HackathonData };

const subject = ({ data }: About) => `hackathon:${data.hackathonId}`;
const path = ({ data }: About) => `/hackathons/${data.slug}`;
const peoplePath = ({ data }: About) => `/hackathons/${data.slug}/people`;
/** When it starts, so that nobody has to look it up. */
const start = ({ data }: About) => `It starts on ${formatTimeIn(data.startsAt, data.timeZone)}.`;
const inIt = 'you’re in this hackathon';

/** What is said about a hackathon. */
export const hackathonTexts: TextsOf<
  | 'hackathon_invitation'
  | 'hackathon_signed_up'
  | 'hackathon_place'
  | 'hackathon_moved'
  | 'hackathon_canceled'
  | 'hackathon_announced'
  | 'hackathon_absent'
  | 'hackathon_staff'
  | 'hackathon_team'
> = {
  hackathon_invitation: {
    subject,
    text: ({ actor, data }) => `${actor.name} invites you to ${data.name}`,
    path,
    details: (facts) => [`${start(facts)} Sign up if you’d like to come. It takes a minute.`],
    action: 'See the hackathon',
    reason: 'you’re invited',
    onlyUnread: true,
  },
  hackathon_signed_up: {
    subject,
    text: ({ data }) =>
      data.isWaiting
        ? `${data.name} is full, so you’re on its waiting list`
        : `You’re in ${data.name}`,
    path,
    details: (facts) => [
      start(facts),
      facts.data.isWaiting
        ? 'If someone leaves, the place goes to whoever has waited the longest. We’ll email you then.'
        : 'Its page shows the teams and what happens next. If you can’t come, leave the hackathon there, so that someone else gets your place.',
    ],
    action: 'Open the hackathon',
    reason: 'you signed up',
  },
  hackathon_place: {
    subject,
    text: ({ data }) => `You have a place in ${data.name} now`,
    path,
    details: (facts) => [
      start(facts),
      'If you can’t come anymore, leave the hackathon, so that someone else gets the place.',
    ],
    action: 'Open the hackathon',
    reason: 'you were on the waiting list',
  },
  hackathon_moved: {
    subject,
    text: ({ data }) => `${data.name} takes place at another time`,
    path,
    details: ({ data }) => [
      `It starts on ${formatTimeIn(data.startsAt, data.timeZone)} and ends on ${formatTimeIn(data.endsAt, data.timeZone)}.`,
    ],
    action: 'Open the hackathon',
    reason: inIt,
  },
  hackathon_canceled: {
    subject,
    text: ({ data }) => `${data.name} is canceled`,
    path,
    details: ({ data }) => quote(data.reason, 'The organizers write:'),
    action: 'Open the hackathon',
    reason: inIt,
  },
  hackathon_announced: {
    subject,
    text: ({ actor, data }) => `${actor.name} has news about ${data.name}`,
    path,
    details: ({ data }) => quote(data.text, 'They write to everyone:'),
    action: 'Read it on Pieces',
    reason: inIt,
  },
  hackathon_absent: {
    subject,
    text: ({ data }) => `You’re marked as absent in ${data.name}`,
    path,
    details: () => [
      'Your place in a team is free for someone else. If you’re there, tell the organizers.',
    ],
    action: 'Open the hackathon',
    reason: inIt,
  },
  hackathon_staff: {
    subject,
    text: ({ actor, data }) =>
      `${actor.name} has made you ${data.role === 'organizer' ? 'an organizer' : 'a helper'} of ${data.name}`,
    path: peoplePath,
    details: () => ['You see who has signed up, and you can invite people and mark who is absent.'],
    action: 'See the people',
    reason: 'you help to run this hackathon',
  },
  hackathon_team: {
    subject,
    text: ({ project, data }) => `Your team in ${data.name} is ${project.name}`,
    path: workspacePath,
    details: () => ['Your board is ready. Say hello to your team in its notes.'],
    action: 'Meet your team',
    reason: inIt,
  },
};
