import type { ListedEvent, LiveEvent } from '#contract/gatherings/events.ts';
import { setModes } from '#web/site/areas/modes.ts';
import type { Answers } from './answers.ts';
import { profileOf, signIn } from './people.ts';

/** When the screens of events are opened: a Tuesday. */
export const eventsNow = '2026-11-24T09:00:00+02:00';

export const listedEventOf = (fields: Partial<ListedEvent> = {}): ListedEvent => ({
  id: 5,
  title: 'Map Evening',
  startsAt: '2026-11-26T15:00:00.000Z',
  endsAt: '2026-11-26T17:00:00.000Z',
  timeZone: 'Europe/Helsinki',
  type: 'Workshop',
  category: 'Education',
  format: 'On site',
  location: 'Oulu, Torinranta hall',
  description: 'Bring a map.',
  participants: 3,
  maxParticipants: 10,
  organizer: { id: 8, name: 'Olena Shevchenko', avatar: null },
  skills: ['Git'],
  mentors: [],
  speakers: [],
  activities: [],
  sponsors: [],
  state: null,
  ...fields,
});

type EventFields = Partial<Omit<LiveEvent, 'can'>> & { can?: Partial<LiveEvent['can']> };

export const eventOf = ({ can = {}, ...fields }: EventFields = {}): LiveEvent => ({
  ...listedEventOf(),
  link: null,
  people: null,
  waiting: 0,
  position: null,
  isAsked: false,
  attended: null,
  canceledAt: null,
  cancelReason: '',
  later: 0,
  version: 1,
  ...fields,
  can: { edit: false, join: true, seeAttendance: false, ...can },
});

/** Makes events live, for Aino or a visitor, with what the server answers about one event, which it keeps. */
export function eventAnswers(event: LiveEvent, isVisitor = false): Answers {
  setModes({ events: 'live' });
  const person = profileOf();
  if (!isVisitor) signIn(person);
  const me = { id: person.id, name: 'Aino Virtanen', avatar: null };
  let kept = event;
  const change = (changed: Partial<LiveEvent>) => (kept = { ...kept, ...changed });
  return {
    ...(!isVisitor && { 'GET /users/profile': person }),
    'GET /events/{eventId}': () => kept,
    'PUT /events/{eventId}/participation': ({ body: { going } }) => {
      const isFull = kept.maxParticipants !== null && kept.participants >= kept.maxParticipants;
      if (going && isFull && kept.state !== 'going')
        return change({ state: 'waiting', waiting: kept.waiting + 1, position: kept.waiting + 1 });
      const was = kept.state === 'going' ? 1 : 0;
      return change({
        state: going ? 'going' : 'declined',
        participants: kept.participants - was + (going ? 1 : 0),
        people: going ? [...(kept.people ?? []).filter(({ id }) => id !== me.id), me] : null,
        position: null,
        isAsked: false,
      });
    },
    'POST /events/{eventId}/cancellation': ({ body: { reason } }) =>
      change({ canceledAt: eventsNow, cancelReason: reason }),
  };
}
