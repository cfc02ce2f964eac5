import type { Meeting, MeetingForm } from '#contract/gatherings/meetings.ts';
import type { TestServer } from '#tests/server.ts';
import { inHours } from './events.ts';
import type { Person } from './people.ts';
import { createTeam } from './projects.ts';

const hour = 60 * 60 * 1000;

/** A meeting of an hour, in two days. */
export function meetingForm(fields: Partial<MeetingForm> = {}): MeetingForm {
  const startsAt = fields.startsAt ?? inHours(48);
  return {
    title: 'Team meeting',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + hour).toISOString(),
    timeZone: 'Europe/Helsinki',
    link: 'https://meet.example/room',
    location: 'The back room',
    ...fields,
  };
}

type Sender = Pick<Person, 'send'>;

export const planMeeting = async (
  { send }: Sender,
  projectId: number,
  fields: Partial<MeetingForm> = {},
): Promise<Meeting> =>
  (
    await send('POST /projects/{projectId}/meetings', {
      params: { projectId },
      body: meetingForm(fields),
    })
  ).body;

/** A team of a creator and a member, who has planned a meeting. */
export async function createMeeting(server: TestServer, fields: Partial<MeetingForm> = {}) {
  const team = await createTeam(server);
  const meeting = await planMeeting(team.member, team.project.id, fields);
  return { ...team, meeting, of: { projectId: team.project.id, meetingId: meeting.id } };
}

export const listMeetings = async ({ send }: Sender, projectId: number): Promise<Meeting[]> =>
  (await send('GET /projects/{projectId}/meetings', { params: { projectId } })).body.meetings;

type Ref = { projectId: number; meetingId: number };

/** What its form sends, with some fields changed. */
export const changesOf = (
  { title, startsAt, endsAt, timeZone, location, link, description, version }: Meeting,
  fields: Partial<MeetingForm> = {},
) => ({ title, startsAt, endsAt, timeZone, location, link, description, version, ...fields });

export const changeMeeting = async (
  { send }: Sender,
  params: Ref,
  body: ReturnType<typeof changesOf>,
): Promise<Meeting> =>
  (await send('PUT /projects/{projectId}/meetings/{meetingId}', { params, body })).body;

export const cancelMeeting = async (
  { send }: Sender,
  params: Ref,
  { reason = 'The room is closed.', andLater = false } = {},
): Promise<Meeting> =>
  (
    await send('POST /projects/{projectId}/meetings/{meetingId}/cancellation', {
      params,
      body: { reason, andLater },
    })
  ).body;

export const answerMeeting = async (
  { send }: Sender,
  params: Ref,
  going: boolean,
): Promise<Meeting> =>
  (
    await send('PUT /projects/{projectId}/meetings/{meetingId}/participation', {
      params,
      body: { going },
    })
  ).body;
