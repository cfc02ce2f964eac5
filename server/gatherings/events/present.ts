import type { Attendant, ListedEvent, LiveEvent } from '#contract/gatherings/events.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import type { listGoing } from './people-store.ts';
import { canNoteAttendance, canOrganize, isAsked, isOver, type Reader } from './policy.ts';
import type { EventRow } from './store.ts';

type PersonRow = { id: number; name: string; avatar: string | null };

export const presentPerson = ({ id, name, avatar }: PersonRow) => ({
  id,
  name,
  avatar: avatar && photoAddress(avatar),
});

/** Whoever planned an event or a meeting; null once their account is deleted. */
export const presentOrganizer = (row: EventRow) =>
  row.organizer_id === null
    ? null
    : presentPerson({
        id: row.organizer_id,
        name: row.organizer_name,
        avatar: row.organizer_avatar,
      });

export const presentListed = (row: EventRow): ListedEvent => ({
  id: row.id,
  title: row.title,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  timeZone: row.time_zone,
  type: row.type,
  // A meeting of a team has none of these.
  category: row.category ?? 'Networking',
  format: row.format ?? 'On site',
  location: row.location,
  description: row.description,
  participants: row.going,
  maxParticipants: row.max_people,
  organizer: presentOrganizer(row),
  skills: row.skills,
  ...row.program,
  state: row.own_state,
});

type Seen = {
  reader: Reader;
  /** Who is going, if the person asking may see that, and the link. */
  people: PersonRow[] | null;
  waiting: number;
  position: number | null;
  later: number;
  /** The organizer and the person asking don't want to have to do with each other. */
  isApart: boolean;
  now: Date;
};

export const presentEvent = (
  row: EventRow,
  { reader, people, waiting, position, later, isApart, now }: Seen,
): LiveEvent => ({
  ...presentListed(row),
  link: people && row.link,
  people: people && people.map(presentPerson),
  waiting,
  position,
  isAsked: isAsked(row, now),
  attended: row.own_attended,
  canceledAt: row.canceled_at,
  cancelReason: row.cancel_reason,
  later,
  version: row.version,
  can: {
    edit: canOrganize(row, reader) && !isOver(row, now),
    join: !isOver(row, now) && !isApart,
    seeAttendance: canNoteAttendance(row, reader, now),
  },
});

export const presentAttendant = (
  row: Awaited<ReturnType<typeof listGoing>>[number],
): Attendant => ({ ...presentPerson(row), attended: row.attended });
