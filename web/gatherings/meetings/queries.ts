import type { MeetingForm, MeetingUpdate } from '#contract/gatherings/meetings.ts';
import { call } from '#web/lib/api/api.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';
import { meetingsKey } from './meetings-key.ts';

export type MeetingRef = { projectId: number; meetingId: number };

const all = '/projects/{projectId}/meetings';
const one = `${all}/{meetingId}` as const;

/** A team's upcoming meetings, the next one first. */
export const meetingsQuery = (projectId: number) =>
  callQuery([...meetingsKey(projectId), 'list'], `GET ${all}`, { params: { projectId } });

/** Times that suit the team, at full hours where this browser is. */
export const suggestedTimesQuery = (projectId: number) =>
  callQuery([...meetingsKey(projectId), 'times'], `GET ${all}/times`, {
    params: { projectId },
    query: { timeZone: browserZone() },
  });

/** Refreshes the list, and the project, which says when the team meets next. */
const useMeetingMutation = <Variables, Result>(
  projectId: number,
  mutationFn: (variables: Variables) => Promise<Result>,
) =>
  useChange(
    mutationFn,
    { queryKey: meetingsKey(projectId) },
    { queryKey: projectQuery(projectId).queryKey, exact: true },
  );

export const usePlanMeeting = (projectId: number) =>
  useMeetingMutation(projectId, (body: MeetingForm) =>
    call(`POST ${all}`, { params: { projectId }, body }),
  );

export const useChangeMeeting = (params: MeetingRef) =>
  useMeetingMutation(params.projectId, (body: MeetingUpdate) =>
    call(`PUT ${one}`, { params, body }),
  );

export const useCancelMeeting = (params: MeetingRef) =>
  useMeetingMutation(params.projectId, (body: { reason: string; andLater: boolean }) =>
    call(`POST ${one}/cancellation`, { params, body }),
  );

export const useAnswerMeeting = (params: MeetingRef) =>
  useMeetingMutation(params.projectId, (going: boolean) =>
    call(`PUT ${one}/participation`, { params, body: { going } }),
  );
