import type { EventForm, LiveEvent } from '#contract/gatherings/events.ts';
import type { TestServer } from '#tests/server.ts';
import { createPerson, type Person } from './people.ts';

const hour = 60 * 60 * 1000;

export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** An online event without a limit, in a week, for two hours. */
export function eventForm(fields: Partial<EventForm> = {}): EventForm {
  const startsAt = fields.startsAt ?? inHours(7 * 24);
  return {
    title: 'Reading Code',
    type: 'Study group',
    category: 'Education',
    format: 'Online',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 2 * hour).toISOString(),
    timeZone: 'Europe/Helsinki',
    link: 'https://meet.example/secret',
    description: 'One library, one call, from the front door to the cellar.',
    ...fields,
  };
}

/** Someone whom an admin has named an organizer. */
export async function createOrganizer(server: TestServer): Promise<Person> {
  const person = await createPerson(server, 'Olga');
  await server.pool.query('insert into event_organizers (user_id) values ($1)', [person.id]);
  return person;
}

export const createEvent = async (
  organizer: Pick<Person, 'send'>,
  fields: Partial<EventForm> = {},
): Promise<LiveEvent> => (await organizer.send('POST /events', { body: eventForm(fields) })).body;

const participation = 'PUT /events/{eventId}/participation';
type Ref = { id: number };

export const join = async ({ send }: Pick<Person, 'send'>, { id: eventId }: Ref) =>
  (await send(participation, { params: { eventId }, body: { going: true } })).body;

export const leave = async ({ send }: Pick<Person, 'send'>, { id: eventId }: Ref) =>
  (await send(participation, { params: { eventId }, body: { going: false } })).body;

export const readEvent = async ({ send }: Pick<Person, 'send'>, { id: eventId }: Ref) =>
  (await send('GET /events/{eventId}', { params: { eventId } })).body;

/** Changes some fields of an event, as its form does. */
export async function changeEvent(
  { send }: Pick<Person, 'send'>,
  event: LiveEvent,
  fields: Partial<EventForm>,
): Promise<LiveEvent> {
  const body = { ...event, link: event.link ?? '', ...fields };
  return (await send('PUT /events/{eventId}', { params: { eventId: event.id }, body })).body;
}
