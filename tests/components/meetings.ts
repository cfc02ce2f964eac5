import type { Meeting, SuggestedTimes } from '#contract/gatherings/meetings.ts';
import { type Answers, refusal } from './answers.ts';
import { openTeamSpace } from './screens/board.tsx';

/** A meeting that Eetu planned, on a Tuesday in December. */
export const meetingOf = (fields: Partial<Meeting> = {}): Meeting => ({
  id: 3,
  title: 'Weekly planning',
  startsAt: '2090-12-05T16:00:00.000Z',
  endsAt: '2090-12-05T17:00:00.000Z',
  timeZone: 'Europe/Helsinki',
  location: '',
  link: 'https://meet.example/room',
  description: '',
  organizer: { id: 8, name: 'Eetu Laine', avatar: null },
  declined: [],
  isComing: true,
  later: 0,
  version: 1,
  canceledAt: null,
  can: { change: false },
  ...fields,
});

type Options = {
  canPlan?: boolean;
  times?: Partial<SuggestedTimes>;
  answers?: Answers;
  /** Opens the board, without the dialog. */
  isClosed?: boolean;
};

/** Opens the meetings of Aino's and Eetu's team, with a server that keeps these. */
export async function openMeetings(
  meetings: Meeting[],
  { canPlan = true, times, answers = {}, isClosed = false }: Options = {},
) {
  const find = (id: string | undefined) => meetings.find((one) => one.id === Number(id))!;
  const [next] = meetings;
  const { sent } = await openTeamSpace([], {
    query: isClosed ? '' : '?team=meetings',
    project: { meets: next ? { startsAt: next.startsAt, timeZone: next.timeZone } : null },
    answers: {
      'GET /projects/{projectId}/meetings': () => ({
        meetings: structuredClone(meetings),
        can: { plan: canPlan },
      }),
      'GET /projects/{projectId}/meetings/times': () => ({
        times: [],
        answered: 0,
        members: 2,
        ...times,
      }),
      'POST /projects/{projectId}/meetings': ({ body }) => {
        const planned = meetingOf({ ...body, id: 9, can: { change: true } });
        meetings.push(planned);
        return planned;
      },
      'PUT /projects/{projectId}/meetings/{meetingId}': ({
        params,
        body: { version, ...body },
      }) => {
        const meeting = find(params['meetingId']);
        if (version !== meeting.version)
          return refusal('stale_event', { current: structuredClone(meeting) });
        return Object.assign(meeting, body, { version: meeting.version + 1 });
      },
      'PUT /projects/{projectId}/meetings/{meetingId}/participation': ({ params, body }) => {
        const meeting = find(params['meetingId']);
        const declined = body.going ? [] : [{ id: 7, name: 'Aino Virtanen', avatar: null }];
        return Object.assign(meeting, { isComing: body.going, declined });
      },
      'POST /projects/{projectId}/meetings/{meetingId}/cancellation': ({ params }) => {
        const meeting = find(params['meetingId']);
        meetings.splice(meetings.indexOf(meeting), 1);
        return { ...meeting, canceledAt: '2090-12-01T09:00:00.000Z' };
      },
      ...answers,
    },
  });
  return { meetings, sent };
}
