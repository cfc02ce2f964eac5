import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TeammateAnswer } from '#contract/values/teammate-rules.ts';
import type { FormerTeam } from '#contract/matching/teammates.ts';
import { call } from '#web/lib/api/api.ts';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';

/** The people whom the signed-in person has stopped building with lately. */
export const teammatesQuery = callQuery(['teammates'], 'GET /users/teammates');

type Answering = { id: number; answer: TeammateAnswer | null };

/** Says whether someone would build with a person again. The answers are sent one after the other. */
export function useAnswerAbout() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'teammates' },
    mutationFn: ({ id, answer }: Answering) =>
      call('PUT /users/teammates/{userId}', { params: { userId: id }, body: { answer } }),
    onSuccess: async (_, answering) => {
      await showAnswer(client, answering);
      void client.invalidateQueries({ queryKey: ['matches'] });
    },
    onError: (error) => {
      toastFailure('Couldn’t save your answer', error);
      void client.invalidateQueries(teammatesQuery);
    },
  });
}

const showAnswer = (client: QueryClient, { id, answer }: Answering) =>
  showReply(client, teammatesQuery.queryKey, (teams) =>
    teams?.map((team): FormerTeam => ({
      ...team,
      teammates: team.teammates.map((one) => (one.id === id ? { ...one, answer } : one)),
    })),
  );
