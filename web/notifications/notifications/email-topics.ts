import {
  type EmailTime,
  emailTimes,
  notificationKinds,
  type NotificationKind,
} from '#contract/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#contract/notifications/notifications.ts';

type Emails = NotificationSettings['emails'];
export type Topic = { name: string; about: string; kinds: readonly NotificationKind[] };

const forum = 'Forum';

/** What one choice in the settings is for. Kinds that are always emailed are in none. */
export const emailTopics: readonly Topic[] = [
  {
    name: 'My tickets',
    about: 'Assignments, due dates, comments, mentions and reviews',
    kinds: [
      'ticket_assigned',
      'ticket_due',
      'ticket_finished',
      'mentioned',
      'comment_written',
      'ticket_reviewed',
      'review_requested',
      'reviews_waiting',
      'still_on_it',
      'tickets_released',
    ],
  },
  {
    name: 'My teams',
    about: 'People joining or leaving, notes, discussions, and what happens to a project',
    kinds: [
      'member_joined',
      'member_left',
      'member_leaving',
      'member_staying',
      'member_returned',
      'member_quiet',
      'note_written',
      'thread_written',
      'project_quiet',
      'project_completed',
      'project_closed',
      'lead_changed',
    ],
  },
  {
    name: forum,
    about: 'Replies, answers and new discussions that you follow',
    kinds: ['thread_replied', 'answer_accepted', 'category_thread', 'thread_unanswered'],
  },
  { name: 'Joining', about: 'Openings on teams you’re waiting for', kinds: ['place_opened'] },
  {
    name: 'Hackathons',
    about: 'Announcements, your team, judging and results',
    kinds: [
      'hackathon_signed_up',
      'hackathon_announced',
      'hackathon_absent',
      'hackathon_staff',
      'hackathon_team',
      'hackathon_reopened',
      'hackathon_judging',
      'hackathon_results',
      'next_step_asked',
      'next_step_answered',
    ],
  },
  {
    name: 'Events and meetings',
    about: 'New meetings of your teams, and what is tomorrow',
    kinds: ['meeting_planned', 'event_tomorrow'],
  },
  {
    name: 'Suggestions',
    about: 'Openings that fit you, former teammates and followers',
    kinds: ['openings_fit', 'findable_ended', 'teammates_asked', 'followed'],
  },
];

/** Those of a site, whose forum may not be real. */
export const listTopics = ({ hasForum }: { hasForum: boolean }) =>
  emailTopics.filter(({ name }) => hasForum || name !== forum);

export const choicesOf = (kind: NotificationKind): readonly EmailTime[] =>
  notificationKinds[kind].choices;

/** What is chosen for a topic: a time, what Pieces recommends for each kind, or something else for some. */
export type TopicChoice = EmailTime | 'recommended' | 'mixed';

/** The kinds of a topic with this choice. A kind that can't be so late or so soon gets what is closest. */
export const applyChoice = (
  { kinds }: Topic,
  choice: Exclude<TopicChoice, 'mixed'>,
): { kind: NotificationKind; email: EmailTime }[] =>
  kinds.map((kind) => ({
    kind,
    email: choice === 'recommended' ? notificationKinds[kind].email : closest(kind, choice),
  }));

/** The latest possible time that isn't later than `wanted`, or else the soonest. */
function closest(kind: NotificationKind, wanted: EmailTime): EmailTime {
  const choices = choicesOf(kind);
  const inTime = choices.filter(
    (choice) => emailTimes.indexOf(choice) <= emailTimes.indexOf(wanted),
  );
  return inTime.at(-1) ?? choices[0]!;
}

/** The choice that leads to these settings. */
export function readChoice(topic: Topic, emails: Emails): TopicChoice {
  const current = new Map(emails.map(({ kind, email }) => [kind, email]));
  const leadsHere = (choice: Exclude<TopicChoice, 'mixed'>) =>
    applyChoice(topic, choice).every(({ kind, email }) => current.get(kind) === email);
  return [...emailTimes, 'recommended' as const].find(leadsHere) ?? 'mixed';
}
