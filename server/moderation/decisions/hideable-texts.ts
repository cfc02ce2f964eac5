import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';
import { hiddenText, type ReportedKind } from '#contract/values/vocabulary.ts';

/** By column, lists and JSON as PostgreSQL writes them. */
export type Texts = Record<string, string>;

type TextLocation = {
  table: string;
  key: string;
  instead: Texts;
  /** Forms send back the version they started from, so an open one can't save what was hidden. */
  hasVersion: boolean;
  /** A table with copies of some of the columns, which stay when the original is deleted. */
  copies?: { table: string; key: string; columns: string[] };
  /** The notifications, and so their emails, with copies: they name the subject's ID `key`, and the text `name`. */
  notified: { column: string; kind: NotificationKind; key: string; name: string }[];
};

const usual = { key: 'id', hasVersion: false, notified: [] };

const aboutEvents = [
  'meeting_planned',
  'event_tomorrow',
  'event_confirm',
  'event_place',
  'event_changed',
  'event_canceled',
] as const;

/** Where the texts of each kind are, and what replaces them. */
export const textLocations: Record<ReportedKind, TextLocation> = {
  person: { ...usual, table: 'users', instead: { short_description: '', about_me: '' } },
  project: { ...usual, table: 'projects', instead: { description: hiddenText }, hasVersion: true },
  comment: { ...usual, table: 'comments', instead: { text: hiddenText } },
  join_request: {
    ...usual,
    table: 'join_requests',
    instead: { message: '', answer: '' },
    notified: [
      { column: 'message', kind: 'join_request_received', key: 'requestId', name: 'message' },
      { column: 'answer', kind: 'join_request_answered', key: 'requestId', name: 'text' },
    ],
  },
  invitation: {
    ...usual,
    table: 'invitations',
    instead: { message: '' },
    notified: [
      { column: 'message', kind: 'invitation_received', key: 'invitationId', name: 'message' },
    ],
  },
  hackathon: {
    ...usual,
    table: 'hackathons',
    instead: { description: hiddenText },
    hasVersion: true,
  },
  announcement: {
    ...usual,
    table: 'hackathon_announcements',
    instead: { text: hiddenText },
    notified: [
      { column: 'text', kind: 'hackathon_announced', key: 'announcementId', name: 'text' },
    ],
  },
  submission: {
    ...usual,
    table: 'submissions',
    key: 'project_id',
    instead: { title: hiddenText, text: '', repository: '', demo: '', video: '' },
    hasVersion: true,
    copies: {
      table: 'results',
      key: 'submission_id',
      columns: ['title', 'repository', 'demo', 'video'],
    },
  },
  calendar_event: {
    ...usual,
    table: 'calendar_events',
    instead: {
      title: hiddenText,
      type: 'Event',
      location: '',
      link: '',
      description: '',
      cancel_reason: '',
      skills: '{}',
      program: '{"mentors": [], "speakers": [], "sponsors": [], "activities": []}',
    },
    hasVersion: true,
    notified: [
      ...aboutEvents.flatMap((kind) => [
        { column: 'title', kind, key: 'eventId', name: 'title' },
        { column: 'location', kind, key: 'eventId', name: 'location' },
      ]),
      { column: 'cancel_reason', kind: 'event_canceled', key: 'eventId', name: 'reason' },
    ],
  },
};
