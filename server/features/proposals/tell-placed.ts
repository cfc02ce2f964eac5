import { tell } from '#server/features/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { TeamMaking } from './organize.ts';

type Placed = { projectId: number; people: readonly number[] };

/** Tells people which team they're in now. */
export const tellPlaced = (db: Db, { hackathon, now }: TeamMaking, { projectId, people }: Placed) =>
  tell(db, {
    kind: 'hackathon_team',
    to: people,
    actorId: null,
    projectId,
    data: { hackathonId: hackathon.id, slug: hackathon.slug, name: hackathon.name },
    now,
  });
