import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AreaMode, AreaName } from '#contract/values/areas.ts';
import type { EventCreators } from '#contract/values/event-card.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';

export const areasQuery = callQuery(['areas'], 'GET /areas');

/** What an admin chooses for an area. `creators`: only for events. What's left out becomes the default. */
export type AreaChoice = {
  area: AreaName;
  mode: AreaMode;
  visitors: boolean;
  creators?: EventCreators;
};

export function useSetArea() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ area, ...body }: AreaChoice) =>
      call('PUT /admin/areas/{area}', { params: { area }, body }),
    onSuccess: (areas) => showReply(client, areasQuery.queryKey, areas),
  });
}
