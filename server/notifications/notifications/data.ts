import type { StaffRole } from '#contract/values/vocabulary.ts';
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';

/** What is stored with each kind. People are named by `actor_id`, so that accounts can be deleted. */
export type NotificationData = {
  ticket_assigned: { ticketId: number; title: string };
  ticket_due: { ticketId: number; title: string; dueDate: string };
  ticket_finished: { ticketId: number; title: string };
  /** `ticketId`: null in a thread, which is the team’s notes without a `threadId`. `commentId`: not stored with older ones. */
  mentioned: { ticketId: number | null; threadId?: number; title: string; commentId?: number };
  comment_written: { ticketId: number; title: string };
  ticket_reviewed: { ticketId: number; title: string; note: string };
  review_requested: { ticketId: number; title: string };
  reviews_waiting: { count: number };
  note_written: object;
  /** `isNew`: it's the first post. `commentId`: not stored with older ones. */
  thread_written: { threadId: number; title: string; isNew: boolean; commentId?: number };
  thread_replied: { threadId: number; title: string; commentId?: number };
  answer_accepted: { threadId: number; title: string };
  category_thread: { threadId: number; title: string; category: string };
  thread_unanswered: { threadId: number; title: string };
  member_joined: { role: string };
  /** `note`: what they wrote; it's deleted with their account. `unassigned`: how many open tickets they had. */
  member_left: { note?: string; unassigned?: number };
  member_leaving: { on: string; note: string };
  member_staying: object;
  member_returned: object;
  member_quiet: object;
  still_on_it: { ticketId: number; title: string };
  tickets_released: object;
  place_freed: object;
  /** `inactiveOn`: from when on it's shown as inactive. */
  project_quiet: { inactiveOn: string };
  project_completed: object;
  /** `hackathon`: its name. `isCanceled`: not stored with older ones. */
  next_step_asked: { hackathon: string; isCanceled?: boolean };
  next_step_answered: { answer: 'continue' | 'rest' | 'complete' };
  teammates_asked: object;
  takeover_asked: { until: string };
  takeover_refused: object;
  /** `isYours`: for the person who took it over. */
  takeover_done: { isYours: boolean };
  /** `until`: when they can rejoin on their own. Older ones don't say. */
  member_removed: { note: string; until?: string };
  lead_changed: { isLead: boolean };
  handover_offered: object;
  handover_accepted: object;
  /** `message`: what the person wrote. It's deleted with their account. */
  join_request_received: JoinRequestData & { message: string; answerBy: string };
  join_request_reminder: JoinRequestData & { answerBy: string; isLast: boolean };
  join_request_unanswered: JoinRequestData & { isPaused: boolean };
  join_request_answered: JoinRequestData & { answer: 'accepted' | 'declined'; text: string };
  join_request_expired: JoinRequestData;
  join_request_closed: JoinRequestData & { reason: ClosingReason };
  /** `project`: its name, because it's deleted for good with its creator's account. */
  asked_project_gone: { requestId: number; project: string };
  /** `isReserved`: a place was reserved for them. */
  waited_project_gone: { projectId: number; project: string; isReserved: boolean };
  /** `count`: how many teams. If it's one, the notification has its project. */
  openings_fit: { count: number };
  findable_ended: { reason: 'time' | 'joined' };
  /** `message`: what the lead wrote. It's deleted with their account. */
  invitation_received: InvitationData & { message: string; expiresAt: string };
  invitation_reminder: InvitationData & { expiresAt: string };
  place_reserved: { reservationId: number; role: string; until: string };
  place_opened: object;
  /** `what`: such as "A comment in Quiet Hours". `isUndone`: it isn't hidden anymore. */
  text_hidden: { decisionId: number; what: string; isUndone: boolean };
  project_closed: { isUndone: boolean };
  /** `times`: how many there are, if it repeats. */
  meeting_planned: EventData & { times: number };
  event_tomorrow: EventData;
  /** `until`: when places that nobody confirmed go to those waiting. */
  event_confirm: EventData & { until: string };
  /** `open`: the first of those waiting to join gets it. */
  event_place: EventData & { became: 'yours' | 'open' | 'passed_on' };
  /** What it was before, if that changed. Links are only on its page. */
  event_changed: EventData & { before: { startsAt?: string; location?: string; hasLink?: true } };
  /** `others`: how many later ones of the same series are canceled with it. */
  event_canceled: EventData & { reason: string; others: number };
  hackathon_invitation: HackathonData;
  hackathon_signed_up: HackathonData & { isWaiting: boolean };
  hackathon_place: HackathonData;
  /** `isResumed`: it was canceled, and is back on. */
  hackathon_moved: HackathonData & { endsAt: string; isResumed?: boolean };
  /** `reason`: what the organizer or an admin wrote. It's deleted with the organizer's account. */
  hackathon_canceled: HackathonData & { reason: string; isByAdmin?: boolean };
  /** `text`: what the author wrote. It's deleted with their account. */
  hackathon_announced: HackathonData & { text: string; announcementId?: number };
  hackathon_absent: HackathonData;
  hackathon_removed: HackathonData;
  /** `isSuccessor`: nobody else organizes it anymore. */
  hackathon_staff: HackathonData & { role: StaffRole; isSuccessor?: boolean };
  /** Its project is the team. */
  hackathon_team: HackathonData;
  /** Its project is the team. */
  hackathon_reopened: HackathonData & { until: string };
  /** `left`: how many they haven't scored. */
  hackathon_judging: HackathonData & { left: number; isReminder: boolean };
  /** `place`: of the person's team, or null. */
  hackathon_results: HackathonData & { place: number | null };
  followed: object;
};

/** What every notification about an event, or a team's meeting, says of it. */
export type EventData = {
  eventId: number;
  title: string;
  startsAt: string;
  timeZone: string;
  location: string;
  isOnline: boolean;
};

export type HackathonData = {
  hackathonId: number;
  slug: string;
  name: string;
  startsAt: string;
  timeZone: string;
};

/** `role`: its name, or an empty string. */
export type InvitationData = { invitationId: number; role: string };

/** `role`: its name, or an empty string. */
export type JoinRequestData = { requestId: number; role: string };

/** Why a request to join was closed: what happened to the project. */
export type ClosingReason = 'completed' | 'deleted' | 'role-deleted';

/** What the texts of a notification are made of: its data, and who did it where. */
export type Facts<Kind extends NotificationKind = NotificationKind> = {
  data: NotificationData[Kind];
  actor: { id: number; name: string };
  project: { id: number; name: string };
  /** The reader's time zone; empty if we don't know it. */
  timeZone: string;
};

export type Texts<Kind extends NotificationKind> = {
  /** What it's about. Opening that page marks it as read. */
  subject(facts: Pick<Facts<Kind>, 'data'> & { projectId: number; actorId: number }): string;
  /** A sentence without a period, also the subject of its email. */
  text(facts: Facts<Kind>): string;
  path(facts: Facts<Kind>): string;
  /** What its email adds, as paragraphs. */
  details?(facts: Facts<Kind>): string[];
  /** Nobody is emailed about it anymore once it has been read, or marked as read because it's over. */
  onlyUnread?: true;
  /** The label of its email's link. */
  action: string;
  /** Why someone gets its email. */
  reason: string;
};

export type AllTexts = { [Kind in NotificationKind]: Texts<Kind> };

/** The texts of some kinds. */
export type SomeTexts = Partial<AllTexts>;
