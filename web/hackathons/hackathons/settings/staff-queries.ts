import type { StaffRole } from '#contract/values/vocabulary.ts';
import { hackathonKey } from '#web/hackathons/hackathons/queries.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';

/** Who runs a hackathon. */
export const staffQuery = (slug: string) =>
  callQuery([...hackathonKey(slug), 'staff'], 'GET /hackathons/{slug}/staff', { params: { slug } });

/** Gives someone a role, or with null, takes it away. */
export const useChangeStaff = (slug: string) =>
  useChange(
    async ({ userId, role }: { userId: number; role: StaffRole | null }) => {
      const params = { slug, userId };
      if (role === null) await call('DELETE /hackathons/{slug}/staff/{userId}', { params });
      else await call('PUT /hackathons/{slug}/staff/{userId}', { params, body: { role } });
    },
    { queryKey: hackathonKey(slug) },
  );
