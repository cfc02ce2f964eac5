import { photoAddress } from '#contract/values/photo-address.ts';
import type { FormerTeam } from '#contract/matching/teammates.ts';
import type { PairRow } from './store.ts';

export const presentFormerTeams = (rows: readonly PairRow[]): FormerTeam[] =>
  [...Map.groupBy(rows, ({ projectId }) => projectId)].map(([id, pairs]) => ({
    project: { id, name: pairs[0]!.projectName },
    until: pairs.map(({ until }) => until).toSorted()[0]!,
    teammates: pairs.map(({ userId, name, avatar, answer }) => ({
      id: userId,
      name,
      avatar: avatar && photoAddress(avatar),
      answer,
    })),
  }));
