/**
 * What people are notified about. This file imports nothing, so that pages can use it without loading
 * the schemas.
 */

/** How soon an email follows a notification. Daily and weekly emails are sent at 8:00. */
export const emailTimes = ['now', 'daily', 'weekly', 'never'] as const;
export type EmailTime = (typeof emailTimes)[number];

/**
 * `label` names a kind in the settings. `email` is how soon its email is sent unless the person chooses
 * one of `choices`.
 */
type Kind = { label: string; email: EmailTime; choices: readonly EmailTime[] };

/** These are emailed then, unless the person chooses another time. */
const atOnce = { email: 'now', choices: emailTimes } as const;
const daily = { email: 'daily', choices: emailTimes } as const;
const weekly = { email: 'weekly', choices: emailTimes } as const;
/** People can't do without these. */
const always = { email: 'now', choices: [] } as const;
/** Questions can be asked less often, but not never: others wait for the answer. */
const atLeastWeekly = { email: 'now', choices: ['now', 'daily', 'weekly'] } as const;

export const notificationKinds = {
  ticket_assigned: { label: 'A ticket is assigned to you', ...atOnce },
  // A weekly email would come too late.
  ticket_due: {
    label: 'Your ticket is due tomorrow',
    email: 'now',
    choices: ['now', 'daily', 'never'],
  },
  ticket_finished: { label: 'Someone moves your ticket to Done', ...daily },
  mentioned: { label: 'Someone mentions you', ...atOnce },
  comment_written: { label: 'Comments on your tickets', ...daily },
  ticket_reviewed: { label: 'A review of your ticket', ...daily },
  review_requested: { label: 'Someone asks you for a review', ...atOnce },
  reviews_waiting: { label: 'Your team’s tickets are waiting for review', ...weekly },
  member_joined: { label: 'Someone joins your team', ...daily },
  member_left: { label: 'Someone leaves your team', ...daily },
  member_leaving: { label: 'Someone plans to leave your team', ...daily },
  member_staying: { label: 'Someone stays after all', ...daily },
  member_returned: { label: 'Someone comes back to your team', ...daily },
  member_quiet: { label: 'Someone on a team you lead is quiet', ...daily },
  note_written: { label: 'Notes to your team', ...daily },
  thread_written: { label: 'Discussions of your team', ...daily },
  thread_replied: { label: 'Someone replies in a discussion you follow', ...daily },
  answer_accepted: { label: 'Your answer is accepted', ...atOnce },
  category_thread: { label: 'New discussions in categories you follow', ...weekly },
  thread_unanswered: { label: 'A discussion in a category you follow has no replies', ...daily },
  still_on_it: { label: 'Are you still working on your tickets?', ...atLeastWeekly },
  tickets_released: { label: 'Your tickets are unassigned', ...atOnce },
  project_quiet: { label: 'Is your team still building?', ...atLeastWeekly },
  project_completed: { label: 'A lead completes your project', ...daily },
  next_step_asked: { label: 'What’s next for your team after a hackathon?', ...atLeastWeekly },
  next_step_answered: { label: 'A lead says what’s next after a hackathon', ...daily },
  place_freed: { label: 'You lose your spot on a team', ...always },
  teammates_asked: { label: 'Would you build with your teammates again?', ...daily },
  takeover_asked: { label: 'Someone wants to take over your project', ...always },
  takeover_refused: { label: 'The creator keeps a project you wanted to take over', ...always },
  takeover_done: { label: 'A project gets a new creator', ...always },
  member_removed: { label: 'You’re removed from a team', ...always },
  lead_changed: { label: 'You become a lead, or stop being one', ...atOnce },
  handover_offered: { label: 'A project is offered to you', ...always },
  handover_accepted: { label: 'Someone takes over your project', ...always },
  join_request_received: { label: 'Someone asks to join your project', ...always },
  join_request_reminder: { label: 'Someone is waiting for your answer', ...always },
  join_request_unanswered: { label: 'A request expires without an answer', ...always },
  join_request_answered: { label: 'A team answers your request to join', ...always },
  join_request_expired: { label: 'A team doesn’t answer your request in time', ...always },
  join_request_closed: { label: 'Your request to join is closed', ...always },
  asked_project_gone: { label: 'A project you asked to join is deleted', ...always },
  waited_project_gone: { label: 'A project you’re waiting for is deleted', ...always },
  // Only for those who are looking for a team, and have asked for it.
  openings_fit: {
    label: 'New openings that fit you',
    email: 'never',
    choices: ['daily', 'weekly', 'never'],
  },
  findable_ended: { label: 'Teams can’t find you anymore', ...daily },
  invitation_received: { label: 'You’re invited to a team', ...always },
  invitation_reminder: { label: 'An invitation is waiting for your answer', ...always },
  place_reserved: { label: 'A spot is reserved for you', ...always },
  place_opened: { label: 'A team you’re waiting for has an opening', ...atOnce },
  // An email of its own says why, and how to object.
  text_hidden: { label: 'An admin hides something you wrote', email: 'never', choices: [] },
  project_closed: { label: 'An admin closes a project of your team', ...daily },
  hackathon_invitation: { label: 'You’re invited to a hackathon', ...always },
  hackathon_signed_up: { label: 'You sign up for a hackathon', ...atOnce },
  hackathon_place: { label: 'You get a spot in a hackathon', ...always },
  hackathon_moved: { label: 'A hackathon has a new time', ...always },
  hackathon_canceled: { label: 'A hackathon is canceled', ...always },
  hackathon_announced: { label: 'The organizers of your hackathon announce something', ...atOnce },
  hackathon_absent: { label: 'You’re marked as absent in a hackathon', ...atOnce },
  hackathon_removed: { label: 'You’re removed from a hackathon', ...always },
  hackathon_staff: { label: 'You’re asked to help run a hackathon', ...atOnce },
  hackathon_team: { label: 'You’re on a team in a hackathon', ...atOnce },
  hackathon_reopened: { label: 'Your team gets more time to submit', ...atOnce },
  hackathon_judging: { label: 'You have submissions to judge', ...atOnce },
  hackathon_results: { label: 'The results of a hackathon are published', ...atOnce },
  meeting_planned: { label: 'Someone plans a meeting of your team', ...atOnce },
  event_tomorrow: {
    label: 'An event or a meeting is tomorrow',
    email: 'now',
    choices: ['now', 'daily', 'never'],
  },
  event_confirm: { label: 'Are you still coming to an event?', ...always },
  event_place: { label: 'You get a spot in an event, or lose it', ...always },
  event_changed: { label: 'An event or a meeting has a new time or place', ...always },
  event_canceled: { label: 'An event or a meeting is canceled', ...always },
  followed: { label: 'Someone follows you', email: 'never', choices: emailTimes },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

export const notificationKindNames = Object.keys(notificationKinds) as [
  NotificationKind,
  ...NotificationKind[],
];
